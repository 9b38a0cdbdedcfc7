import { apiCheck } from '#cli/checks/api/run.ts'
import { apiWords } from '#cli/checks/api/words.ts'
import { constantsCheck } from '#cli/checks/constants/run.ts'
import { constantsWords } from '#cli/checks/constants/words.ts'
import { defaultsCheck } from '#cli/checks/defaults/run.ts'
import { defaultsWords } from '#cli/checks/defaults/words.ts'
import { entitiesCheck } from '#cli/checks/entities/run.ts'
import { entitiesWords } from '#cli/checks/entities/words.ts'
import type { CheckContext, Findings } from '#cli/checks/findings.ts'
import { flagsCheck } from '#cli/checks/flags/run.ts'
import { flagsWords } from '#cli/checks/flags/words.ts'
import { routesCheck } from '#cli/checks/routes/run.ts'
import { routesWords } from '#cli/checks/routes/words.ts'
import { searchCheck } from '#cli/checks/search/run.ts'
import { searchWords } from '#cli/checks/search/words.ts'
import { tokensCheck } from '#cli/checks/tokens/run.ts'
import { tokensWords } from '#cli/checks/tokens/words.ts'
import { translationsCheck } from '#cli/checks/translations/run.ts'
import { translationsWords } from '#cli/checks/translations/words.ts'
import { validationCheck } from '#cli/checks/validation/run.ts'
import { validationWords } from '#cli/checks/validation/words.ts'
import type { AnyWords } from '#cli/checks/Words.ts'

/** A check by its name on the command line. */
export interface Check {
  readonly name: string
  /** What it compares, for the help. */
  readonly about: string
  readonly run: (context: CheckContext) => Promise<Findings>
  /** What it says of each of its codes. */
  readonly words: AnyWords
}

/** Every check, in the order in which they run and report. */
export const checks: readonly Check[] = [
  {
    name: 'routes',
    about: 'paths, page types, tracking sections and slugs; with --url, what a running portal answers',
    run: routesCheck,
    words: routesWords,
  },
  { name: 'constants', about: 'numbers and limits', run: constantsCheck, words: constantsWords },
  {
    name: 'entities',
    about: 'lists with their ids: contracts, categories, statuses and the rest',
    run: entitiesCheck,
    words: entitiesWords,
  },
  { name: 'search', about: 'search parameters and orders', run: searchCheck, words: searchWords },
  { name: 'flags', about: 'feature flags and their defaults', run: flagsCheck, words: flagsWords },
  {
    name: 'defaults',
    about: 'language, country, time zone and phone code that the portal starts from',
    run: defaultsCheck,
    words: defaultsWords,
  },
  {
    name: 'validation',
    about: 'what each form accepts and refuses, by asking the real validators',
    run: validationCheck,
    words: validationWords,
  },
  { name: 'api', about: 'calls of the HTTP contract', run: apiCheck, words: apiWords },
  {
    name: 'translations',
    about: 'texts of every language, against Greek and each other',
    run: translationsCheck,
    words: translationsWords,
  },
  {
    name: 'tokens',
    about: 'contrast of every theme, unused tokens, values written beside the tokens',
    run: tokensCheck,
    words: tokensWords,
  },
]
