import { apiWords } from '#cli/checks/api/words.ts'
import { constantsWords } from '#cli/checks/constants/words.ts'
import { coverageWords } from '#cli/checks/coverage/words.ts'
import { defaultsWords } from '#cli/checks/defaults/words.ts'
import { entitiesWords } from '#cli/checks/entities/words.ts'
import { errorsWords } from '#cli/checks/errors/words.ts'
import type { Note, Problem } from '#cli/checks/findings.ts'
import { flagsWords } from '#cli/checks/flags/words.ts'
import { notUsedWords } from '#cli/checks/not-used/words.ts'
import { routesWords } from '#cli/checks/routes/words.ts'
import { searchWords } from '#cli/checks/search/words.ts'
import { translationsWords } from '#cli/checks/translations/words.ts'
import { tokensWords } from '#cli/checks/tokens/words.ts'
import { validationWords } from '#cli/checks/validation/words.ts'
import type { Words } from '#cli/checks/Words.ts'

/** Code of a problem or a note. */
export type Code = (Problem | Note)['code']

/** The texts of every code of every check. A new check adds its `words.ts` here; the types require it. */
export const words: Words<Problem | Note> = {
  ...apiWords,
  ...constantsWords,
  ...coverageWords,
  ...defaultsWords,
  ...entitiesWords,
  ...errorsWords,
  ...flagsWords,
  ...notUsedWords,
  ...routesWords,
  ...searchWords,
  ...translationsWords,
  ...tokensWords,
  ...validationWords,
}

/** A problem or a note in one sentence. */
export function formatProblem(found: Problem | Note): string {
  const { says } = words[found.code]
  // The table is keyed by code, so the sentence found fits the value; TypeScript cannot follow that.
  return (says as (value: Problem | Note) => string)(found)
}

/** What to do about it. */
export const mendOf = ({ code }: { readonly code: Code }): string => words[code].mend
