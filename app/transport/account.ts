/** The calls behind the account's forms (specification section 7), each a program with a typed reply. */
import type {
  EmailHints,
  LoggedIn,
  Message,
  OneTapAnswer,
  PasswordChanged,
  Registered,
  RegistrationType,
} from '#domain/api/Account.ts'
import type { FullUserInfo } from '#domain/account/User.ts'
import { shownAccountParameter } from '#domain/account/shownAccount.ts'
import type { SocialProvider } from '#domain/account/socialProviders.ts'
import type { Language } from '#domain/locale.ts'
import { request } from './request.ts'
import { type Fields, sendForm, sendJson } from './send.ts'
import { shownAccount } from './shownAccount.ts'

const form =
  <Reply, Sent extends Fields>(path: string) =>
  (fields: Sent, language: Language) =>
    sendForm<Reply>(path, fields, { language })

type Named<Name extends string> = Readonly<Record<Name, string>>

export const account = {
  registrationType: (email: string, language: Language) =>
    sendJson<RegistrationType>('/api-next/auth/user/registration-type/', { email }, { language }),
  verifyEmail: (email: string, language: Language) =>
    sendJson<EmailHints>('/api-next/auth/user/verify-email/', { email }, { language }),
  login: form<LoggedIn, Named<'email' | 'password'> & { readonly url?: string }>('/api-next/user/login/'),
  register: form<Registered, Fields>('/api-next/user/register/'),
  retrievePassword: form<Message, Named<'email'>>('/api-next/user/password-retrieve/'),
  confirmEmail: form<Message, Named<'token'> & { readonly password?: string }>(
    '/api-next/user/confirm-email/',
  ),
  /** With the token of a mailed link, or else the present password. */
  changePassword: form<
    PasswordChanged,
    Named<'pwd' | 'pwdrip'> & { readonly token?: string; readonly password?: string }
  >('/services/account/changePassword.php'),
  oneTap: (credential: string, language: Language) =>
    sendForm<OneTapAnswer>('/singleSignOn.php', oneTapFields(credential), { language }),
  fullInfo: (language: Language) => request<FullUserInfo>(`/api-next/auth/user/full-info/?lang=${language}`),
  logout: (language: Language) => sendForm<Message>('/api-next/user/logout/', {}, { language }),
  checkInThirdPartyService: (language: Language) =>
    sendJson<Message>(
      '/services/account/checkInThirdPartyService.php',
      { thirdParty: 'braze' },
      { language },
    ),
  changeProfile: (fields: Fields, language: Language) =>
    sendForm<Message>('/api/utente/profilo/', fields, { language, method: 'PUT' }),
  confirmIdentity: form<Message, Named<'password'>>('/api-next/user/confirm-identity/'),
  /** `id`: of one session, or `others` for all but this one. */
  endSession: form<Message, Named<'id'>>('/api-next/user/sessions/end/'),
  remove: form<Message, Named<'email'>>('/api-next/user/delete/'),
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
