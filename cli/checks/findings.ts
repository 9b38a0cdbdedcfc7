import type { CallsProblem } from '#cli/checks/api/check.ts'
import type { SignInProblem } from '#cli/checks/api/checkSignIn.ts'
import type { UserProblem } from '#cli/checks/api/checkUser.ts'
import type { ConstantsProblem } from '#cli/checks/constants/check.ts'
import type { CoverageProblem } from '#cli/checks/coverage/check.ts'
import type { DefaultsProblem } from '#cli/checks/defaults/check.ts'
import type { EntitiesProblem } from '#cli/checks/entities/check.ts'
import type { ErrorsProblem } from '#cli/checks/errors/check.ts'
import type { FlagsProblem } from '#cli/checks/flags/check.ts'
import type { NotUsedNote, NotUsedProblem } from '#cli/checks/not-used/check.ts'
import type { RoutesNote, RoutesProblem } from '#cli/checks/routes/check.ts'
import type { SearchProblem } from '#cli/checks/search/check.ts'
import type { TokensProblem } from '#cli/checks/tokens/check.ts'
import type { ValidationProblem } from '#cli/checks/validation/check.ts'
import type { ContrastNote } from '#cli/checks/tokens/contrast.ts'
import type { TranslationsNote, TranslationsProblem } from '#cli/checks/translations/check.ts'

/** What is wrong: a code, its arguments, the place in the code and the place in the specification. */
export type Problem =
  | CallsProblem
  | ConstantsProblem
  | CoverageProblem
  | DefaultsProblem
  | EntitiesProblem
  | ErrorsProblem
  | FlagsProblem
  | NotUsedProblem
  | RoutesProblem
  | SearchProblem
  | SignInProblem
  | TokensProblem
  | ValidationProblem
  | TranslationsProblem
  | UserProblem

/** What is worth knowing and fails nothing. */
export type Note = ContrastNote | NotUsedNote | RoutesNote | TranslationsNote

/** What one check found. */
export interface Findings {
  readonly check: string
  readonly problems: readonly Problem[]
  readonly notes: readonly Note[]
  /** How many entries of the specification were compared. */
  readonly checked: number
}

/** The options of a check. */
export interface CheckContext {
  /** Address of a running portal to ask as well. */
  readonly url?: string | undefined
}
