import { Context, type Effect } from 'effect'

/** An account, as features name its rows. */
export interface AccountOwner {
  readonly id: string
  readonly emailKey: string
}

/** What the reply about the signed-in user holds beside the account itself. */
export interface UserParts {
  /** Ids of own listings that are shown, the last changed first. */
  readonly myAds: readonly number[]
  /** Ids of saved listings, the last saved first. */
  readonly savedAds: readonly number[]
  /** Ids of the listings that were looked at, the last first. */
  readonly lastAds: readonly number[]
  /** Addresses of the lists that were looked at, without language, the last first. */
  readonly lastSearches: readonly string[]
  /** Addresses of saved searches, without language, the last saved first. */
  readonly savedSearches: readonly string[]
}

/** What a feature stores about an account. Rows that refer to the account are deleted with it by the database. */
export interface Personal<Needs = never> {
  /** Everything stored, for the export of an account (GDPR, article 20). */
  readonly exported?: (owner: AccountOwner) => Effect.Effect<object, never, Needs>
  /** Ends what other people still expect, before the account is deleted. */
  readonly leave?: (owner: AccountOwner) => Effect.Effect<void, never, Needs>
  /** Deletes what does not refer to the account, in the transaction that deletes it. */
  readonly erase?: (owner: AccountOwner) => Effect.Effect<void, never, Needs>
  readonly user?: (owner: AccountOwner) => Effect.Effect<Partial<UserParts>, never, Needs>
}

/** The same of all features together (`server/features.ts`). */
export class PersonalData extends Context.Service<PersonalData, Required<Personal>>()(
  'estia/accounts/PersonalData',
) {}
