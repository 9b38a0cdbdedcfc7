import { apiWords } from '#cli/checks/api/words.ts'
import { constantsWords } from '#cli/checks/constants/words.ts'
import { coverageWords } from '#cli/checks/coverage/words.ts'
import { defaultsWords } from '#cli/checks/defaults/words.ts'
import { entitiesWords } from '#cli/checks/entities/words.ts'
import { errorsWords } from '#cli/checks/errors/words.ts'
import type { CheckContext, Findings } from '#cli/checks/findings.ts'
import { flagsWords } from '#cli/checks/flags/words.ts'
import { notUsedWords } from '#cli/checks/not-used/words.ts'
import { routesWords } from '#cli/checks/routes/words.ts'
import { searchWords } from '#cli/checks/search/words.ts'
import { tokensWords } from '#cli/checks/tokens/words.ts'
import { translationsWords } from '#cli/checks/translations/words.ts'
import { validationWords } from '#cli/checks/validation/words.ts'
import type { AnyWords } from '#cli/checks/Words.ts'

/** A check by its name on the command line. What it runs is loaded when it runs: most commands only name it. */
export interface Check {
  readonly name: string
  /** What it compares, for the help. */
  readonly about: string
  readonly run: (context: CheckContext) => Promise<Findings>
  /** The texts of its codes. */
  readonly words: AnyWords
  /** It parses many sources: it may run on its own thread. */
  readonly readsSources?: true
}

/** Every check, in the order in which they run and report. */
export const checks: readonly Check[] = [
  {
    name: 'routes',
    about: 'paths, page types, tracking sections and slugs; with --url, what a running portal answers',
    run: async (context) => (await import('#cli/checks/routes/run.ts')).routesCheck(context),
    words: routesWords,
  },
  {
    name: 'constants',
    about: 'numbers and limits',
    run: async () => (await import('#cli/checks/constants/run.ts')).constantsCheck(),
    words: constantsWords,
  },
  {
    name: 'entities',
    about: 'lists with their ids: contracts, categories, statuses and the rest',
    run: async () => (await import('#cli/checks/entities/run.ts')).entitiesCheck(),
    words: entitiesWords,
  },
  {
    name: 'search',
    about: 'search parameters and orders',
    run: async () => (await import('#cli/checks/search/run.ts')).searchCheck(),
    words: searchWords,
  },
  {
    name: 'flags',
    about: 'feature flags and their defaults',
    run: async () => (await import('#cli/checks/flags/run.ts')).flagsCheck(),
    words: flagsWords,
  },
  {
    name: 'defaults',
    about: 'language, country, time zone and phone code that the portal starts from',
    run: async () => (await import('#cli/checks/defaults/run.ts')).defaultsCheck(),
    words: defaultsWords,
  },
  {
    name: 'validation',
    about: 'what each form accepts and refuses, by asking the real validators',
    run: async () => (await import('#cli/checks/validation/run.ts')).validationCheck(),
    words: validationWords,
  },
  {
    name: 'api',
    about: 'calls of the HTTP contract, what the app sends by them, and the signed-in user',
    run: async () => (await import('#cli/checks/api/run.ts')).apiCheck(),
    words: apiWords,
  },
  {
    name: 'errors',
    about: 'what is said of each failure, from the server’s answer to the sentence on the screen',
    run: async () => (await import('#cli/checks/errors/run.ts')).errorsCheck(),
    words: errorsWords,
  },
  {
    name: 'translations',
    about: 'texts of every language, against Greek and each other',
    run: async () => (await import('#cli/checks/translations/run.ts')).translationsCheck(),
    words: translationsWords,
  },
  {
    name: 'tokens',
    about: 'contrast of every theme, unused tokens, values written beside the tokens',
    run: async () => (await import('#cli/checks/tokens/run.ts')).tokensCheck(),
    words: tokensWords,
    readsSources: true,
  },
  {
    name: 'coverage',
    about: 'rows of the specification without a test that runs',
    run: async () => (await import('#cli/checks/coverage/run.ts')).coverageCheck(),
    words: coverageWords,
  },
  {
    name: 'not-used',
    about: 'what of the specification no product code reads, what it repeats, and what is not built yet',
    run: async () => (await import('#cli/checks/not-used/run.ts')).notUsedCheck(),
    words: notUsedWords,
    readsSources: true,
  },
]
