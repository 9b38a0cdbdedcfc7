import type { SignInMethod } from './socialProviders.ts'

/** A session that is on. */
export interface CurrentSession {
  /** Names the session, opens nothing. */
  readonly id: string
  readonly accountId: string
  readonly method: SignInMethod
  readonly tokenHash: Uint8Array
  readonly seenAt: Date
  /** The user confirmed their identity within the last ten minutes. */
  readonly isProved: boolean
}
