/** Alerts pushed to a browser, where the operator configured it. */
import type { Language } from '../locale.ts'

/** The worker that shows them. It is no part of any page: its scope is the addresses of alerts. */
export const pushWorkerPath = '/alerts/push-worker.js'
export const pushScope = '/alerts/'

export const pushLimits = {
  endpoint: 1000,
  key: 200,
  /** Browsers of an account. */
  ofAccount: 10,
  /** How long a push service keeps a message for a browser that is off, seconds. */
  keptSeconds: 24 * 3600,
  /** A message that could not be handed over so often is dropped. */
  attempts: 6,
} as const

/** What a worker is told. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** The address of the list. */
  readonly url: string
  readonly lang: Language
  /** A newer message about the same search takes the place of this one. */
  readonly tag: string
}
