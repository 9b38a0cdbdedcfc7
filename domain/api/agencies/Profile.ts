import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { profileFields } from '../../agency/profile.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { KeyReused, NotYours } from '../contact/contactErrors.ts'
import { InvalidRequest } from '../errors.ts'
import { LanguageParameter } from '../language.ts'
import { RoleRefused } from '../saved/savedErrors.ts'
import { AgencySlug } from './Team.ts'
import { TeamChanged } from './teamErrors.ts'
import { SignedIn } from '../SignedIn.ts'

/** What an office says of itself on its page. */
export const AgencyProfile = Schema.Struct({ ...profileFields, version: Schema.Int })
export type AgencyProfile = typeof AgencyProfile.Type

const agency = { params: { slug: AgencySlug }, query: LanguageParameter } as const
const reading = [NotYours, RoleRefused, TooManyRequests] as const
const path = '/api-next/own-agencies/:slug/profile/'

const description = `Opening hours in minutes since midnight by the clock of Greece, weekdays from 1 (Monday), and the
languages that the office speaks. Hours that overlap are refused (400).`

/** The page of an agency, as its team writes it. */
export class AgencyProfileApi extends HttpApiGroup.make('agencyProfile')
  .add(
    HttpApiEndpoint.get('profile', path, { ...agency, success: AgencyProfile, error: reading }),
    HttpApiEndpoint.put('changeProfile', path, {
      ...agency,
      payload: Schema.Struct({ ...profileFields, version: Schema.optionalKey(Schema.Int) }),
      success: Schema.Struct({ version: Schema.Int }),
      error: [...reading, TeamChanged, KeyReused, InvalidRequest],
    }).annotate(OpenApi.Description, description),
  )
  .middleware(SignedIn) {}
