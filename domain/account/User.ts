import { Schema } from 'effect'
import { languages } from '../locale.ts'
import { counterNames } from './counters.ts'
import { registerTypes } from './registerType.ts'

/** Addresses that come with the user, paths of this portal but for the operator's pages; null if there is no such page. */
export const userUrlNames = [
  'agencySignUp',
  'appraisalHPUrl',
  'appraisalUrl',
  'blacklistedAdsUrl',
  'blog',
  'lastAdsUrl',
  'loanPageUrl',
  'messagesUrl',
  'profileUrl',
  'publishedAdsLandingUrl',
  'publishedAdsUrl',
  'publishNewAdUrl',
  'savedAdsUrl',
  'savedSearchesUrl',
  'sellerLeadUrl',
] as const
export type UserUrlName = (typeof userUrlNames)[number]

const each = <Name extends string, S extends Schema.Top>(names: readonly Name[], schema: S) =>
  Schema.Struct(Object.fromEntries(names.map((name) => [name, schema])) as { readonly [N in Name]: S })

export const userStatuses = ['active', 'unverified'] as const

/** What of the user could not be read: counters and lists, which are 0 and empty then. */
export const userErrors = ['counters'] as const

/** The operator's pages outside the portal, by the names of the user's addresses; null if there is none. */
export interface PortalLinks {
  readonly agencySignUp: string | null
  readonly blog: string | null
}

export const noLinks: PortalLinks = { agencySignUp: null, blog: null }

/** The signed-in user, with the specification's names (section 3): these travel, they are an edge. */
export const User = Schema.Struct({
  uuid: Schema.String,
  /** Name and surname, or the email's first part. */
  username: Schema.String,
  status: Schema.Literals(userStatuses),
  language: Schema.Literals(languages),
  defaultLang: Schema.Literals(languages),
  defaultCountry: Schema.String,
  name: Schema.String,
  surname: Schema.String,
  email: Schema.String,
  /** With its plus and dialling code; empty where none is known. */
  phone: Schema.String,
  /** Dialling code without the plus. */
  phonePrefix: Schema.String,
  isFacebookUser: Schema.Boolean,
  /** The phone number is one that can be called. */
  isUtentePhoneValidate: Schema.Boolean,
  enabledNewsletter: Schema.Boolean,
  enabledPromotionalEmail: Schema.Boolean,
  enabledProductsEmail: Schema.Boolean,
  /** UNREGISTERED: signs in through a provider and has no password. */
  typeOfPassword: Schema.Literals(registerTypes),
  countLastAds: Schema.Int,
  countLastSearches: Schema.Int,
  countPublishedAds: Schema.Int,
  /** Listings that were looked at, by id, and addresses of lists, the latest first; `/api-next/recent/` has more. */
  lastAds: Schema.Array(Schema.Int),
  lastSearches: Schema.Array(Schema.String),
  /** Own listings that are shown, by id, the latest first; `/api-next/listings/own/` has all with their states. */
  myAds: Schema.Array(Schema.Int),
  /** Saved listings by id, the latest first; `/api-next/saved/` has their details. */
  savedAds: Schema.Array(Schema.Int),
  /** Addresses of the saved searches without language, the last saved first. */
  savedSearches: Schema.Array(Schema.String),
  /** Null where everything could be read. */
  error: Schema.NullOr(Schema.Literals(userErrors)),
  ...each(userUrlNames, Schema.NullOr(Schema.String)).fields,
})
export type User = typeof User.Type

export const CountersSchema = each(counterNames, Schema.Int)

/** A signed-in user, or none. */
export const UserInfo = Schema.Struct({ user: Schema.NullOr(User) })
export type UserInfo = typeof UserInfo.Type

export const FullUserInfo = Schema.Struct({ user: Schema.NullOr(User), counters: CountersSchema })
export type FullUserInfo = typeof FullUserInfo.Type
