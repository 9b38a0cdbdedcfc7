import { type ReactNode, useRef, useState } from 'react'
import type { Profile } from '#domain/account/Profile.ts'
import { type Call, run } from '#app/transport/call.ts'
import type { Outcome } from '#app/transport/outcome.ts'
import type { TransportError } from '#app/transport/errors.ts'
import { confirmIdentity } from '../views/lazyConfirmIdentity.ts'

type Fresh = <Reply, Reason extends string>(
  made: Call<Reply, Reason>,
) => Promise<Outcome<Reply, Exclude<Reason, 'FreshSignInRequired'>> | 'notConfirmed'>

/**
 * Runs what needs a recent sign-in. If the server requires one, a dialog asks for it and the action runs
 * again. `notConfirmed` if the dialog is closed: nothing was done.
 */
export function useFreshSignIn(profile: Profile): {
  readonly dialog: ReactNode
  readonly fresh: Fresh
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
  const fresh = async <Reply, Reason extends string>(made: Call<Reply, Reason>) => {
    let outcome = await run(made)
    while (isStale(outcome.failure)) {
      if (!(await confirm())) return 'notConfirmed'
      outcome = await run(made)
    }
    // The loop left no other.
    return outcome as Outcome<Reply, Exclude<Reason, 'FreshSignInRequired'>>
  }
  const dialog = isAsked && <confirmIdentity.Part profile={profile} onSettle={settle} />
  return { fresh, dialog }
}

const isStale = (failure: TransportError<string> | undefined): boolean =>
  failure?._tag === 'StatusError' && failure.reason === 'FreshSignInRequired'
