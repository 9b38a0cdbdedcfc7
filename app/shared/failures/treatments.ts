import type { AnyReason } from '#app/transport/contract.ts'
import type { TransportError } from '#app/transport/errors.ts'

/**
 * What is done with each error of the contract, by its tag. `said`: its sentence is shown. `atFields`: its problems are
 * shown at the fields. `acted`: the screen first has to do something (`act`).
 *
 * An endpoint that declares another error does not compile until it has a row, nor does a row that no endpoint has.
 */
export const treatments = {
  AccountChanged: 'said',
  AddressesUnavailable: 'said',
  AgencyNotFound: 'said',
  Busy: 'said',
  ContactInvalid: 'atFields',
  DraftChanged: 'said',
  DraftsFull: 'said',
  FeedRefused: 'said',
  MyHomesFull: 'said',
  MyHomeNotFound: 'said',
  MyHomeUnreadable: 'said',
  FieldsInvalid: 'atFields',
  ForeignRequest: 'said',
  FreshSignInRequired: 'acted',
  InvalidRequest: 'said',
  KeyReused: 'acted',
  ListingChanged: 'said',
  ListingInvalid: 'atFields',
  ListingNotFound: 'said',
  ListingStatusRefused: 'said',
  ListingWithdrawn: 'said',
  MonthNotFound: 'said',
  NotEnabled: 'said',
  NotReachable: 'said',
  NotYours: 'said',
  PaymentsAway: 'said',
  PlaceNotFound: 'said',
  PlanFull: 'said',
  RoleRefused: 'said',
  SavedChanged: 'said',
  SavedFull: 'said',
  SearchChanged: 'said',
  SearchNotFound: 'said',
  SearchUnreadable: 'said',
  SearchesFull: 'said',
  SignInRequired: 'said',
  SocialSignInRefused: 'said',
  TeamChanged: 'said',
  TeamRefused: 'said',
  TokenRefused: 'said',
  TooLate: 'acted',
  TooManyRequests: 'said',
  WithdrawalRefused: 'said',
  WrongCredentials: 'said',
} as const satisfies Readonly<Record<AnyReason, 'said' | 'atFields' | 'acted'>>

/** Tags of the errors for which a screen has to do something. */
export type ActReason = {
  [Reason in AnyReason]: (typeof treatments)[Reason] extends 'acted' ? Reason : never
}[AnyReason]

/** A failure that is only told. One with an error of `ActReason` does not compile in its place. */
export type SaidFailure = TransportError<Exclude<AnyReason, ActReason>>

/** Does what an error asks of the screen. Returns the failure as it is to be told. */
export function act<Reason extends string, Acted extends ActReason>(
  failure: TransportError<Reason>,
  acts: Readonly<Record<Acted, () => void>>,
): TransportError<Exclude<Reason, Acted>> {
  const all: Readonly<Record<string, (() => void) | undefined>> = acts
  if (failure._tag === 'StatusError' && failure.reason !== undefined) all[failure.reason]?.()
  return failure as TransportError<Exclude<Reason, Acted>>
}
