import { account } from './account.ts'
import { finding } from './finding.ts'
import { home } from './home.ts'
import type { Journey } from './Journey.ts'

/** The twelve ways that must be gone by ear alone. */
export const journeys: readonly Journey[] = [...finding, ...home, ...account]
