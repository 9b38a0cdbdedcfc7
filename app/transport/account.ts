/** The calls behind the account's forms (specification section 7). */
import { shownAccountParameter } from '#domain/account/shownAccount.ts'
import type { SocialProvider } from '#domain/account/socialProviders.ts'
import type { Language } from '#domain/locale.ts'
import { call, formCall } from './call.ts'
import { shownAccount } from './shownAccount.ts'

export const account = {
  registrationType: (email: string, language: Language) =>
    call('POST /api-next/auth/user/registration-type/', language, { json: { email } }),
  verifyEmail: (email: string, language: Language) =>
    call('POST /api-next/auth/user/verify-email/', language, { json: { email } }),
  login: formCall('POST /api-next/user/login/'),
  register: formCall('POST /api-next/user/register/'),
  retrievePassword: formCall('POST /api-next/user/password-retrieve/'),
  confirmEmail: formCall('POST /api-next/user/confirm-email/'),
  /** With the token of a mailed link, or else the present password. */
  changePassword: formCall('POST /services/account/changePassword.php'),
  oneTap: (credential: string, language: Language) =>
    call('POST /singleSignOn.php', language, { form: oneTapFields(credential) }),
  logout: (language: Language) => call('POST /api-next/user/logout/', language),
  checkInThirdPartyService: (language: Language) =>
    call('POST /services/account/checkInThirdPartyService.php', language, { json: { thirdParty: 'braze' } }),
  changeProfile: formCall('PUT /api/utente/profilo/'),
  confirmIdentity: formCall('POST /api-next/user/confirm-identity/'),
  /** `id`: of one session, or `others` for all but this one. */
  endSession: formCall('POST /api-next/user/sessions/end/'),
  remove: formCall('POST /api-next/user/delete/'),
} as const

/** Where a social sign-in begins: the address of its popup. */
export const socialStart = (provider: SocialProvider, language: Language): string =>
  startOf(provider, language, { privacy: '1' })

/** The same, to link the provider to the account that is signed in. */
export const socialLink = (provider: SocialProvider, language: Language): string =>
  startOf(provider, language, { link: '1', [shownAccountParameter]: shownAccount() ?? '' })

const startOf = (provider: SocialProvider, lang: Language, more: Readonly<Record<string, string>>): string =>
  `/singleSignOn.php?${new URLSearchParams({ action: 'dologin', accountType: provider, mode: 'oauth', lang, ...more })}`

const oneTapFields = (code: string) => ({
  action: 'parserequesttoken',
  mode: 'oauth',
  accountType: 'google',
  persistent: '1',
  code,
  oneTap: '1',
  v: '2',
})
