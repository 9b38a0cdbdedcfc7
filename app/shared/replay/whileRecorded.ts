import type { RouteName } from '#domain/routes.ts'
import { hasAgreed, onConsent } from '../consent/consent.ts'

/** Decided once a visit: it is recorded, or it is not. */
let drawn: number | undefined

/** Whether this visit is among a share of all, between 0 and 1. */
export const isSampled = (share: number): boolean => (drawn ??= Math.random()) < share

export interface RecordedPage {
  readonly name: RouteName | undefined
  readonly isSignedIn: boolean
  readonly share: number
}

/** Only signed-in users, only their messages, only a share of visits (specification, sections 4 and 9). */
export const isRecorded = ({ name, isSignedIn, share }: RecordedPage): boolean =>
  isSignedIn && name === 'messages' && isSampled(share)

/** Records a page while that is agreed to; the code comes only then. Returns what ends it. */
export function whileRecorded(page: RecordedPage): () => void {
  if (!isRecorded(page)) return () => undefined
  let stop: (() => void) | undefined
  let isOver = false
  const follow = async () => {
    if (!hasAgreed('replay')) {
      stop?.()
      stop = undefined
      return
    }
    try {
      const { recordVisit } = await import('./recordVisit.ts')
      if (!isOver && stop === undefined && hasAgreed('replay')) stop = recordVisit()
    } catch {
      // A visit that is not recorded is no failure.
    }
  }
  const end = onConsent(() => void follow())
  void follow()
  return () => {
    isOver = true
    end()
    stop?.()
  }
}
