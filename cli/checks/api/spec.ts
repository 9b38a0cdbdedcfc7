/** Section 7, and section 3's payloads and user, as the check reads them; the data is in cli/spec. */

import type { SignInSpec } from '#cli/checks/api/checkSignIn.ts'

interface Told {
  readonly section: string
}

export interface ExpectedCall extends Told {
  readonly method: string
  readonly path: string
  readonly encoding: string
  /** A trailing `?` marks an optional one. */
  readonly fields: readonly string[]
  readonly headers?: readonly string[]
  readonly replies: readonly string[]
  /** Fields that have one value alone. */
  readonly fixed?: Readonly<Record<string, string>>
  /** Values that a field must be able to hold. */
  readonly values?: Readonly<Record<string, readonly string[]>>
  /** The name that fields may also be wrapped in. */
  readonly wrapped?: string
  /** The specification has two calls of this path. */
  readonly isOneOfTwo: boolean
}

/** Everything but the user, under the names of cli/spec. */
export interface ApiSpec extends SignInSpec {
  readonly calls: readonly ExpectedCall[]
  /** Calls that are known by their path alone. */
  readonly unknownCalls: readonly (Told & { readonly path: string })[]
}

export interface UserSpec {
  readonly fields: Told & { readonly values: readonly string[] }
  readonly urls: Told & { readonly values: readonly string[] }
  readonly counters: Told & { readonly values: readonly string[]; readonly default: number }
  readonly passwordTypes: Told & { readonly values: readonly string[] }
}
