/** The one client of the provider: the portal. */
export const clientId = 'estia'

/** A user, as last typed into the sign-in form. */
export interface Person {
  readonly email: string
  readonly isEmailConfirmed: boolean
  readonly givenName: string
  readonly familyName: string
}

/** By subject. */
export type People = Map<string, Person>

/** The claims about a user in the provider's tokens. */
export const claimsOf = (sub: string, person: Person | undefined) => ({
  sub,
  email: person?.email ?? '',
  email_verified: person?.isEmailConfirmed ?? false,
  given_name: person?.givenName ?? '',
  family_name: person?.familyName ?? '',
})

/** The user that the sign-in form names. Tests send a subject; without one it is the email. */
export const personIn = (form: URLSearchParams): { readonly subject: string; readonly person: Person } => {
  const email = form.get('email') ?? ''
  return {
    subject: form.get('subject') ?? email,
    person: {
      email,
      isEmailConfirmed: form.has('confirmed'),
      givenName: form.get('given_name') ?? '',
      familyName: form.get('family_name') ?? '',
    },
  }
}
