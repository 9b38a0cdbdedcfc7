/** Section 5 as the check reads it; the data itself is in cli/spec. */

interface Told {
  readonly section: string
}

export interface ExpectedRule extends Told {
  readonly form: string
  readonly field: string
  readonly rule: string
  readonly minimum?: number
  /** The field that this one must equal. */
  readonly to?: string
  readonly message?: string
  readonly parameter?: number
  /** Words of the message's key, where the specification describes it and does not name it. */
  readonly messageSays?: readonly string[]
}

export interface GenericRule extends Told {
  readonly rule: string
  readonly accepts: readonly string[]
  readonly refuses: readonly string[]
}

export interface ValidationSpec {
  readonly validationRules: readonly ExpectedRule[]
  readonly checkedOnBlur: readonly (Told & { readonly form: string; readonly field: string })[]
  readonly fieldLengths: readonly (Told & { readonly sentAs: readonly string[]; readonly max: number })[]
  readonly genericRules: readonly GenericRule[]
  readonly requiredVariants: readonly (Told & {
    readonly rule: string
    readonly other: string
    readonly otherIs: string
  })[]
  readonly acceptedForms: readonly (Told & {
    readonly form: string
    readonly values: Readonly<Record<string, string>>
  })[]
  readonly phoneNormalisation: readonly (Told & {
    readonly examples: readonly { readonly typed: string; readonly becomes: string }[]
  })[]
  readonly emailHint: Told & { readonly charactersAfterAt: number }
  readonly trackedSearch: Told & { readonly rule: string }
}
