/** Identity providers, in the order of their buttons (specification section 2). */
export const socialProviders = ['google', 'apple', 'facebook'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** What the events of a sign-in name as its method (specification section 7). */
export const signInMethods = {
  email: 'Email',
  google: 'Google',
  apple: 'Apple ID',
  facebook: 'Facebook',
} as const
export type SignInMethod = keyof typeof signInMethods

export const isSocialProvider = (text: string): text is SocialProvider =>
  (socialProviders as readonly string[]).includes(text)
