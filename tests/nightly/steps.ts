import { missing } from '../cluster/machines/missing.ts'
import type { NightlyStep } from './inNight.ts'

const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/@playwright/test/cli.js'
const isNightly = { ESTIA_NIGHTLY: '1' }

/** What `npm run test:nightly` runs, in its order. */
export const steps: readonly NightlyStep[] = [
  {
    name: 'units, with made-up values from a random seed',
    run: [vitest, 'run', '--project', 'unit', '--mode', 'nightly'],
    environment: { ...isNightly, ESTIA_SEED: 'random' },
  },
  {
    name: 'stories in every theme and width',
    run: [vitest, 'run', '--project', 'stories', '--mode', 'whole'],
  },
  { name: 'faults seeded into stories', run: [vitest, 'run', '--project', 'faults'] },
  {
    name: 'components in the browser, with random values',
    run: [vitest, 'run', '--project', 'browser'],
    environment: { ...isNightly, ESTIA_SEED: 'random' },
  },
  { name: 'the built Storybook', run: [vitest, 'run', '--project', 'storybook'] },
  { name: 'journeys in every language', run: [playwright, 'test'], environment: isNightly },
  {
    name: 'journeys heard with a screen reader',
    run: ['tests/reader/main.ts'],
    environment: isNightly,
  },
  {
    name: 'two more accessibility engines on every kind of page',
    run: ['tests/a11y/engines/main.ts'],
    environment: isNightly,
  },
  { name: 'Lighthouse on every kind of page', run: ['tests/bench/lighthouse/run.ts'] },
  { name: 'deviations that `estia check` has to find', run: ['tests/mutations/main.ts'] },
  {
    name: 'deviations that tests of the specification have to find',
    run: ['tests/mutations/uses/main.ts'],
    shards: 12,
  },
  { name: 'guards taken away one by one', run: ['tests/mutations/guards/main.ts'] },
  {
    name: 'a cluster that is broken row by row',
    run: ['tests/cluster/main.ts', '--kills', '2'],
    missing: () => missing().join('; '),
  },
  { name: 'defects for ear and hand, put in one by one', run: ['tests/mutations/heard/main.ts'] },
]
