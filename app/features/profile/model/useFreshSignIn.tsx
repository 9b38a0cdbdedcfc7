import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { Profile } from '#domain/account/Profile.ts'
import { StatusError } from '#app/transport/errors.ts'
import { confirmIdentity } from '../views/lazyConfirmIdentity.ts'

/** The user did not confirm their identity: the action was not done. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed'
}

/**
 * Runs what needs a recent sign-in. If the server requires one, a dialog asks for it and the action runs
 * again. Rejects with `NotConfirmed` if the dialog is closed.
 */
export function useFreshSignIn(profile: Profile): {
  readonly dialog: ReactNode
  readonly fresh: <T>(act: () => Promise<T>) => Promise<T>
} {
  const [isAsked, setAsked] = useState(false)
  const answer = useRef<(isConfirmed: boolean) => void>(undefined)
  const confirm = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve
      setAsked(true)
    })
  const settle = (isConfirmed: boolean) => {
    setAsked(false)
    answer.current?.(isConfirmed)
  }
  const fresh = async <T,>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof StatusError) || error.reason !== 'FreshSignInRequired') throw error
      if (!(await confirm())) throw new NotConfirmed()
      return act()
    }
  }
  const dialog = isAsked && (
    <Suspense>
      <confirmIdentity.View profile={profile} onSettle={settle} />
    </Suspense>
  )
  return { fresh, dialog }
}
