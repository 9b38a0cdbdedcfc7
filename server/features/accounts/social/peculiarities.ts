import type { SocialProvider } from '#domain/account/socialProviders.ts'

/** In what a provider differs from the others. */
export interface Peculiarity {
  readonly scope: string
  /** How the answer arrives, if not by a plain redirect. */
  readonly responseMode?: 'form_post'
  /** Where its discovery document names none. */
  readonly tokenEndpoint?: string
  /** Other issuer names in its tokens. */
  readonly otherIssuers: readonly string[]
}

export const peculiarities: Readonly<Record<SocialProvider, Peculiarity>> = {
  google: { scope: 'openid email profile', otherIssuers: ['accounts.google.com'] },
  // Apple posts its answer if a name or an email is requested.
  apple: { scope: 'openid email name', responseMode: 'form_post', otherIssuers: [] },
  facebook: {
    scope: 'openid email public_profile',
    tokenEndpoint: 'https://graph.facebook.com/oauth/access_token',
    otherIssuers: [],
  },
}
