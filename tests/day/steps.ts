import type { Step } from '../runSteps.ts'

const vitest = 'node_modules/vitest/vitest.mjs'
const environment = { ESTIA_DAY: '1' }

/** Those that run nothing of the portal but read it, two at a time. */
export const sourceSteps: readonly Step[] = [
  { name: 'types', run: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'lint', run: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'specification', run: ['cli/main.ts', 'check'] },
  { name: 'bytes', run: ['tests/bench/bytes.ts'] },
  { name: 'format', run: ['node_modules/@biomejs/biome/bin/biome', 'format', '.'] },
]

/** Each takes both cores by itself. */
export const testSteps: readonly Step[] = [
  { name: 'units', run: [vitest, 'run', '--project', 'unit'], environment },
  { name: 'components in the browser', run: [vitest, 'run', '--project', 'browser'], environment },
  { name: 'stories', run: [vitest, 'run', '--project', 'stories'], environment },
  { name: 'journeys', run: ['node_modules/@playwright/test/cli.js', 'test'], environment },
]
