import type { Counters } from '#domain/account/counters.ts'
import type { User } from '#domain/account/User.ts'
import type { Flags } from '#domain/flags.ts'
import { type PortalLinks, type UserUrlName, userUrlNames } from '#domain/account/User.ts'
import { readPhone } from '#domain/account/readPhone.ts'
import { registerTypes } from '#domain/account/registerType.ts'
import { defaults, isLanguage, type Language } from '#domain/locale.ts'
import { type Route, type RouteName, routes } from '#domain/routes.ts'
import { emailKey } from '#server/content/mail/emailKey.ts'
import type { AccountOwner, UserParts } from '#server/identity/PersonalData.ts'

/** An account as the database has it. */
export interface AccountRow {
  readonly id: string
  readonly email: string
  readonly verifiedAt: Date | null
  readonly name: string
  readonly surname: string
  readonly phone: string
  readonly phonePrefix: string
  readonly language: Language
  readonly passwordHash: string | null
  readonly passwordIsWeak: boolean
  readonly privacyAt: Date
  readonly communications: boolean
  readonly newsletter: boolean
  /** Time of the last choice of the two consents; null if the account was never asked. */
  readonly consentsAt: Date | null
  readonly createdAt: Date
  /** Null where the operator lets them in. */
  readonly suspendedAt: Date | null
  /** The linked identity providers. */
  readonly providers: readonly string[]
}

export const accountSelect = `SELECT id, email, verified_at AS "verifiedAt", name, surname, phone,
  phone_prefix AS "phonePrefix", language, password_hash AS "passwordHash",
  password_is_weak AS "passwordIsWeak", privacy_at AS "privacyAt", communications, newsletter,
  consents_at AS "consentsAt", created_at AS "createdAt", suspended_at AS "suspendedAt",
  ARRAY(SELECT provider FROM account_identities WHERE account_id = accounts.id ORDER BY provider) AS providers
  FROM accounts`

/** The language that an account's owner is written to in. */
export const mailLanguage = ({ language }: Pick<AccountRow, 'language'>): Language =>
  isLanguage(language) ? language : defaults.language

/** Pages that an address of the user leads to; the others have none yet. */
const userPages: Partial<Record<UserUrlName, RouteName>> = {
  appraisalHPUrl: 'valuation',
  appraisalUrl: 'myHome',
  blacklistedAdsUrl: 'hiddenAds',
  lastAdsUrl: 'recentAds',
  loanPageUrl: 'mortgage',
  messagesUrl: 'messages',
  profileUrl: 'profile',
  publishedAdsLandingUrl: 'publishAd',
  publishedAdsUrl: 'publishedAds',
  publishNewAdUrl: 'publishAd',
  savedAdsUrl: 'savedAds',
  savedSearchesUrl: 'savedSearches',
  sellerLeadUrl: 'sellHome',
}

const table: readonly Route[] = routes

/** Null where there is no such page, or a flag keeps it away. */
function servedPath(name: RouteName | undefined, flags: Flags): string | null {
  const route = table.find((one) => one.name === name && one.served)
  return route && (route.flag === undefined || flags[route.flag]) ? route.path : null
}

const urlsOf = (flags: Flags) =>
  Object.fromEntries(userUrlNames.map((name) => [name, servedPath(userPages[name], flags)])) as Readonly<
    Record<UserUrlName, string | null>
  >

const passwordType = ({ passwordHash, passwordIsWeak }: AccountRow): User['typeOfPassword'] => {
  const [none, weak, custom] = registerTypes
  if (passwordHash === null) return none
  return passwordIsWeak ? weak : custom
}

/** Whether the number of an account is one of its country. Older accounts may hold what was never checked. */
const isCallable = ({ phone, phonePrefix }: AccountRow): boolean =>
  phone !== '' && readPhone(phone, phonePrefix).found !== undefined

/** How features name the rows of an account. */
export const ownerOf = ({ id, email }: AccountRow): AccountOwner => ({ id, emailKey: emailKey(email) ?? '' })

/** What the user's reply holds beside the account. */
export interface UserSurroundings {
  readonly counters: Counters
  readonly parts: Partial<UserParts>
  readonly error: User['error']
  readonly links: PortalLinks
  /** Addresses of pages that are off are null. */
  readonly flags: Flags
}

/** The signed-in user as the specification words one. */
export const userOf = (
  row: AccountRow,
  {
    counters,
    parts: { myAds = [], savedAds = [], lastAds = [], lastSearches = [], savedSearches = [] },
    error,
    links,
    flags,
  }: UserSurroundings,
): User => ({
  uuid: row.id,
  username: `${row.name} ${row.surname}`.trim() || (row.email.split('@')[0] ?? ''),
  status: row.verifiedAt === null ? 'unverified' : 'active',
  language: row.language,
  defaultLang: defaults.language,
  defaultCountry: defaults.country,
  name: row.name,
  surname: row.surname,
  email: row.email,
  phone: row.phone,
  phonePrefix: row.phonePrefix,
  isFacebookUser: row.providers.includes('facebook'),
  isUtentePhoneValidate: isCallable(row),
  enabledNewsletter: row.newsletter,
  enabledPromotionalEmail: row.communications,
  enabledProductsEmail: row.communications,
  typeOfPassword: passwordType(row),
  countLastAds: lastAds.length,
  countLastSearches: lastSearches.length,
  countPublishedAds: counters.myAds,
  lastAds,
  lastSearches,
  myAds,
  savedAds,
  savedSearches,
  error,
  ...urlsOf(flags),
  ...links,
})
