/** The one client of the provider: the portal. */
export const clientId = 'estia'

/** Somebody as they last said who they are. */
export interface Person {
  readonly email: string
  readonly isEmailConfirmed: boolean
  readonly givenName: string
  readonly familyName: string
}

/** By subject. */
export type People = Map<string, Person>

/** What the provider's tokens say of somebody. */
export const claimsOf = (sub: string, person: Person | undefined) => ({
  sub,
  email: person?.email ?? '',
  email_verified: person?.isEmailConfirmed ?? false,
  given_name: person?.givenName ?? '',
  family_name: person?.familyName ?? '',
})

/** Who somebody says they are in the sign-in form; tests name a subject, in the form the email is it. */
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
