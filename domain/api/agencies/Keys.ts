import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { keyLimits, keyScopes } from '../../agency/keys.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { KeyReused, NotYours } from '../contact/contactErrors.ts'
import { InvalidRequest } from '../errors.ts'
import { LanguageParameter } from '../language.ts'
import { RoleRefused } from '../saved/savedErrors.ts'
import { Id, Line } from '../text.ts'
import { AgencySlug } from './Team.ts'
import { TeamRefused } from './teamErrors.ts'
import { SignedIn } from '../SignedIn.ts'

/** A key without its secret. */
export const AgencyKey = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  scopes: Schema.Array(Schema.Literals(keyScopes)),
  /** How the key begins, to tell it from others. */
  start: Schema.String,
  /** ISO 8601 in UTC, as all times. */
  createdAt: Schema.String,
  expiresAt: Schema.String,
  usedAt: Schema.NullOr(Schema.String),
  /** Another key took its place; it works until it expires. */
  isReplaced: Schema.Boolean,
})
export type AgencyKey = typeof AgencyKey.Type

/** `key` is shown this once: only its hash is stored. */
const NewKey = Schema.Struct({ id: Schema.String, key: Schema.String, expiresAt: Schema.String })
export type NewKey = typeof NewKey.Type

const query = LanguageParameter
const params = { slug: AgencySlug }
const reading = [NotYours, RoleRefused, TooManyRequests] as const
const changing = [...reading, TeamRefused, KeyReused, InvalidRequest] as const
const path = '/api-next/own-agencies/:slug/keys/'

const description = `Keys by which programs act for an agency: \`authorization: Bearer estia_…\`, each for some scopes and
days. Replacing a key makes another with the same scopes; the old one works for ${keyLimits.overlapDays} more days.`

/** Keys of agencies. */
export class AgencyKeysApi extends HttpApiGroup.make('agencyKeys')
  .add(
    HttpApiEndpoint.get('list', path, {
      params,
      query,
      success: Schema.Struct({ keys: Schema.Array(AgencyKey) }),
      error: reading,
    }).annotate(OpenApi.Description, description),
    HttpApiEndpoint.post('make', path, {
      params,
      query,
      payload: Schema.Struct({
        name: Line.check(Schema.isMinLength(1), Schema.isMaxLength(keyLimits.nameLength)),
        scopes: Schema.Array(Schema.Literals(keyScopes)).check(
          Schema.isMinLength(1),
          Schema.isMaxLength(keyScopes.length),
        ),
        days: Schema.Literals(keyLimits.days),
      }),
      success: NewKey,
      error: changing,
    }),
    HttpApiEndpoint.post('replace', `${path}:key/replace/`, {
      params: { ...params, key: Id },
      query,
      success: NewKey,
      error: changing,
    }),
    HttpApiEndpoint.delete('end', `${path}:key/`, {
      params: { ...params, key: Id },
      query,
      success: Schema.Struct({ isDone: Schema.Literal(true) }),
      error: changing,
    }),
  )
  .middleware(SignedIn) {}
