import { apiCheck } from '#cli/checks/api/run.ts'
import { constantsCheck } from '#cli/checks/constants/run.ts'
import { defaultsCheck } from '#cli/checks/defaults/run.ts'
import { entitiesCheck } from '#cli/checks/entities/run.ts'
import type { CheckContext, Findings } from '#cli/checks/findings.ts'
import { flagsCheck } from '#cli/checks/flags/run.ts'
import { routesCheck } from '#cli/checks/routes/run.ts'
import { searchCheck } from '#cli/checks/search/run.ts'
import { tokensCheck } from '#cli/checks/tokens/run.ts'
import { translationsCheck } from '#cli/checks/translations/run.ts'

/** A check by its name on the command line. */
export interface Check {
  readonly name: string
  readonly run: (context: CheckContext) => Promise<Findings>
}

/** Every check, in the order in which they run and report. */
export const checks: readonly Check[] = [
  { name: 'routes', run: routesCheck },
  { name: 'constants', run: constantsCheck },
  { name: 'entities', run: entitiesCheck },
  { name: 'search', run: searchCheck },
  { name: 'flags', run: flagsCheck },
  { name: 'defaults', run: defaultsCheck },
  { name: 'api', run: apiCheck },
  { name: 'translations', run: translationsCheck },
  { name: 'tokens', run: tokensCheck },
]
