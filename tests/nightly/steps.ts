import { missing } from '../cluster/machines/missing.ts'
import { missingPackages } from '../reader/session/needs.ts'
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
    shards: 2,
  },
  {
    name: 'stories in every theme and width',
    run: [vitest, 'run', '--project', 'stories', '--mode', 'whole'],
    shards: 4,
  },
  { name: 'faults seeded into stories', run: [vitest, 'run', '--project', 'faults'] },
  {
    name: 'components in the browser, with random values',
    run: [vitest, 'run', '--project', 'browser'],
    environment: { ...isNightly, ESTIA_SEED: 'random' },
    shards: 2,
  },
  { name: 'the built Storybook', run: [vitest, 'run', '--project', 'storybook'] },
  {
    name: 'journeys in every language',
    run: [playwright, 'test'],
    environment: isNightly,
    shards: 6,
  },
  {
    name: 'journeys heard with a screen reader',
    run: ['tests/reader/main.ts'],
    environment: isNightly,
    missing: () => missingPackages().join(' '),
    shards: 4,
  },
  {
    name: 'two more accessibility engines on every kind of page',
    run: ['tests/a11y/engines/main.ts'],
    environment: isNightly,
  },
  { name: 'Lighthouse on every kind of page', run: ['tests/bench/lighthouse/run.ts'], shards: 2 },
  {
    name: 'deviations that `estia check` has to find',
    run: ['tests/mutations/main.ts'],
    shards: 3,
  },
  {
    name: 'deviations that tests of the specification have to find',
    run: ['tests/mutations/uses/main.ts'],
    shards: 12,
  },
  { name: 'guards taken away one by one', run: ['tests/mutations/guards/main.ts'], shards: 6 },
  {
    name: 'a cluster that is broken row by row',
    run: ['tests/cluster/main.ts', '--kills', '2'],
    missing: () => missing().join('; '),
    shards: 4,
  },
  {
    name: 'defects for ear and hand, put in one by one',
    run: ['tests/mutations/heard/main.ts'],
    shards: 10,
  },
]
