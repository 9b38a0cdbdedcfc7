import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { CountersSchema } from '../../account/User.ts'
import { ListingCard } from '../../listing/ListingCard.ts'
import { hideReasons } from '../../saved/hiding.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { KeyReused } from '../contact/contactErrors.ts'
import { InvalidRequest, ListingNotFound } from '../errors.ts'
import { Personal, SignedIn } from '../SignedIn.ts'
import { LanguageParameter } from '../language.ts'
import { ListingId } from '../listingId.ts'
import { SavedFull } from './Saved.ts'

/** A home that an account does not want to see. */
export const HiddenHome = Schema.Struct({
  listingId: Schema.Int,
  reason: Schema.Literals(hideReasons),
  /** EUR, when it was hidden. */
  priceThen: Schema.NullOr(Schema.Int),
  /** ISO 8601 in UTC. */
  at: Schema.String,
  /** Hidden for its price, it costs a tenth less now: lists show it again. */
  isBack: Schema.Boolean,
  /** Null where it is no longer offered. */
  card: Schema.NullOr(ListingCard),
})
export type HiddenHome = typeof HiddenHome.Type

const Changed = Schema.Struct({
  /** What lists leave out: hidden listings, and other ads of the same homes. */
  ids: Schema.Array(Schema.Int),
  counters: CountersSchema,
})

const changing = [TooManyRequests, KeyReused, InvalidRequest] as const

/** Homes that an account hides from its lists. */
export class HiddenApi extends HttpApiGroup.make('hidden')
  .annotate(Personal, 'account')
  .add(
    HttpApiEndpoint.get('list', '/api-next/hidden/', {
      query: LanguageParameter,
      success: Schema.Struct({ hidden: Schema.Array(HiddenHome) }),
    }),
    HttpApiEndpoint.post('hide', '/api-next/hidden/', {
      query: LanguageParameter,
      payload: Schema.Struct({ listingId: ListingId, reason: Schema.Literals(hideReasons) }),
      success: Changed,
      error: [...changing, SavedFull, ListingNotFound],
    }).annotate(
      OpenApi.Description,
      'Hides a home, with all its ads. Hidden for its price, it is shown again once it costs a tenth less.',
    ),
    HttpApiEndpoint.delete('show', '/api-next/hidden/', {
      /** Left out: all of them. */
      query: { ...LanguageParameter, listingId: Schema.optionalKey(Schema.FiniteFromString) },
      success: Changed,
      error: changing,
    }),
  )
  .middleware(SignedIn)
  .add(
    /** Only the ids, which every list needs; none for a visitor who is not signed in. */
    HttpApiEndpoint.get('ids', '/api-next/hidden/ids/', {
      query: LanguageParameter,
      success: Schema.Struct({ ids: Schema.Array(Schema.Int), homes: Schema.Int }),
    }),
  ) {}
