import type { RegisterType } from '#domain/account/registerType.ts'
import type { AuthOptions, AuthView } from '#app/shared/account/authRequest.ts'

/** Where the user is in the dialog, or on the pages that show the same views. */
export interface AuthState {
  readonly view: AuthView
  /** Kept between the steps (specification section 4). */
  readonly email: string
  /** Whether the email is fixed, with a link to change it; else there is a field for it. */
  readonly isEmailChosen: boolean
  readonly isEmailLocked: boolean
  readonly access: 'all' | 'login'
}

export type AuthEvent =
  /** The entry was sent, and the server replied with what it knows of the email. */
  | { readonly type: 'answered'; readonly email: string; readonly registerType: RegisterType }
  /** The edit link beside a chosen email. */
  | { readonly type: 'emailEdited' }
  /** A link from one view to another, with the email typed there. */
  | { readonly type: 'asked'; readonly view: LinkedView; readonly email: string }

/** The views that others link to. */
export type LinkedView = Extract<AuthView, 'login' | 'signup' | 'passwordRecovery'>

/** A request for login alone has nothing to choose first. */
export function initialAuthState(options: AuthOptions): AuthState {
  const { access = 'all', email = '', isEmailLocked = false } = options
  const { content = access === 'login' ? 'login' : 'entry' } = options
  return {
    view: content === 'signup' && access === 'login' ? 'login' : content,
    email,
    isEmailChosen: email !== '' && content !== 'entry',
    isEmailLocked: isEmailLocked && email !== '',
    access,
  }
}

/** The state after an event (specification section 4). */
export function nextAuthState(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'answered':
      return { ...state, view: viewFor(state, event.registerType), email: event.email, isEmailChosen: true }
    case 'emailEdited':
      return edited(state)
    case 'asked':
      return asked(state, event.view, event.email)
  }
}

/** To login for every registered user. */
const viewFor = ({ access }: AuthState, registerType: RegisterType): AuthView =>
  registerType === 'UNREGISTERED' && access === 'all' ? 'signup' : 'login'

function edited(state: AuthState): AuthState {
  if (state.isEmailLocked) return state
  const freed = { ...state, isEmailChosen: false }
  return state.access === 'login' ? freed : { ...freed, view: 'entry' }
}

function asked(state: AuthState, view: LinkedView, email: string): AuthState {
  if (view === 'signup' && state.access === 'login') return state
  return { ...state, view, email: state.isEmailLocked ? state.email : email }
}
