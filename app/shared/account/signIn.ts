import { type SignInMethod, signInMethods } from '#domain/account/socialProviders.ts'
import type { Language } from '#domain/locale.ts'
import type { TrackingData } from '#app/shared/events/AppEvents.ts'
import { emit } from '#app/shared/events/eventBus.ts'
import { account } from '#app/transport/account.ts'
import { run } from '#app/transport/call.ts'
import { forgetUser } from './forget/forgetUser.ts'
import type { HashedContact } from './hashedContact.ts'
import { loadUser } from './loadUser.ts'
import { setUser, signedIn, type UserState } from './userStore.ts'

/** The means of a sign-in. */
export interface SignIn {
  readonly method: SignInMethod
  /** The account was made just now. */
  readonly isNew: boolean
  readonly language: Language
  readonly tracking?: TrackingData
}

/** The hashes of a contact, by code that comes with the sign-in; empty where it does not, as where none can be made. */
const keptHashes = (contact: HashedContact): Promise<HashedContact> =>
  import('./hashedContact.ts').then(
    ({ keepHashedContact }) => keepHashedContact(contact),
    () => ({ email: '', phone: '' }),
  )

/**
 * Signs a user in: notifies the app, fetches the user, and emits the events of the specification (sections 4
 * and 7).
 */
export async function completeSignIn(made: SignIn): Promise<UserState> {
  const { method, isNew, language, tracking } = made
  setUser(signedIn)
  const state = await loadUser(language)
  const { user } = state
  const hashed = await keptHashes({ email: user?.email ?? '', phone: user?.phone ?? '' })
  const event = {
    language,
    user_id: user?.uuid ?? '',
    user_hashedemail: hashed.email,
    user_hashedphone: hashed.phone,
    medium: method,
  } as const
  emit(isNew ? 'user_subscription' : 'user_login', event)
  tellComplete(made, tracking)
  emit('login-required', { user_id: event.user_id })
  return state
}

/** An account was created and awaits confirmation by mail: nobody is signed in yet. */
export async function completeSignUp(
  contact: { readonly email: string; readonly phone: string; readonly uuid: string },
  language: Language,
  tracking?: TrackingData,
): Promise<void> {
  const hashed = await keptHashes(contact)
  emit('user_subscription', {
    language,
    user_id: contact.uuid,
    user_hashedemail: hashed.email,
    user_hashedphone: hashed.phone,
    medium: 'email',
  })
  tellComplete({ method: 'email', isNew: true }, tracking)
}

function tellComplete(
  { method, isNew }: Pick<SignIn, 'method' | 'isNew'>,
  tracking: TrackingData = {},
): void {
  const label = signInMethods[method]
  if (isNew) emit('Sign Up Complete', { ...tracking, 'Registration Method': label })
  else emit('Log In Complete', { ...tracking, 'Log In Method': label })
}

/** Ends the session here and on the server. A failure is returned, and changes nothing. */
export async function signOut(language: Language) {
  const { failure } = await run(account.logout(language))
  if (!failure) forgetUser()
  return failure
}
