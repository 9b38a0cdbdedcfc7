import type { RouteName } from '#domain/routes.ts'
import { whileAgreed } from '../consent/whileAgreed.ts'

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

/** Records a page while that is agreed to. Returns what ends it. */
export const whileRecorded = (page: RecordedPage): (() => void) =>
  isRecorded(page)
    ? whileAgreed('replay', async () => (await import('./recordVisit.ts')).recordVisit)
    : () => undefined
