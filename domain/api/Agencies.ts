import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { AgencyDetail, AgencyList } from '../agency/Agency.ts'
import { agencyParameters } from '../agency/agencyAddresses.ts'
import { TooManyRequests } from './accountErrors.ts'
import { NotReachable } from './contact/contactErrors.ts'
import { AgencyNotFound } from './errors.ts'
import { LanguageParameter } from './language.ts'
import { PinColumns } from './MapView.ts'
import { Line } from './text.ts'

/** Any text, once or several times; invalid values are ignored. */
const Text = Schema.optional(Schema.Union([Schema.String, Schema.Array(Schema.String)]))
const { place, name, contract, category, language, page } = agencyParameters

const Slug = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(300))

/** The homes of an agency on a map. */
export const AgencyPins = Schema.Struct({
  pins: PinColumns,
  /** Names that pins refer to by position. */
  names: Schema.Array(Schema.String),
})
export type AgencyPins = typeof AgencyPins.Type

/** Agencies and other professionals that offer homes. */
export class AgenciesApi extends HttpApiGroup.make('agencies').add(
  HttpApiEndpoint.get('list', '/api-next/agencies/', {
    query: {
      ...LanguageParameter,
      [place]: Text,
      [name]: Text,
      [category]: Text,
      [language]: Text,
      [page]: Text,
    },
    success: AgencyList,
  }),
  HttpApiEndpoint.get('detail', '/api-next/agencies/:slug/', {
    params: { slug: Slug },
    query: { ...LanguageParameter, [contract]: Text, [page]: Text },
    success: AgencyDetail,
    error: AgencyNotFound,
  }),
  /** Its homes as pins, the newest first, as many as a small map can bear. */
  HttpApiEndpoint.get('map', '/api-next/agencies/:slug/map/', {
    params: { slug: Slug },
    query: LanguageParameter,
    success: AgencyPins,
    error: AgencyNotFound,
  }),
  /** Returns the office's number, one per request, as for a listing. */
  HttpApiEndpoint.post('phone', '/api-next/agencies/phone/', {
    query: LanguageParameter,
    payload: Schema.Struct({ slug: Line.check(Schema.isMinLength(1), Schema.isMaxLength(300)) }),
    success: Schema.Struct({ phone: Schema.String }),
    error: [AgencyNotFound, NotReachable, TooManyRequests],
  }),
) {}
