import { expect, test } from 'vitest'
import { kinds, nearTests } from './nearTests.ts'

const files = [
  'design-system/actions/Button/Button.tsx',
  'design-system/actions/Button/Button.test.tsx',
  'stories/actions/Button.stories.tsx',
  'app/features/a/View.tsx',
  'app/features/a/View.test.tsx',
  'server/features/saved/Saved.ts',
  'server/features/saved/Saved.test.ts',
  'server/features/saved/Saved.nightly.test.ts',
  'tests/api/saved.test.ts',
  'tests/e2e/saved.spec.ts',
]
const imports = [
  { from: 'design-system/actions/Button/Button.test.tsx', to: 'design-system/actions/Button/Button.tsx' },
  { from: 'stories/actions/Button.stories.tsx', to: 'design-system/actions/Button/Button.tsx' },
  { from: 'app/features/a/View.tsx', to: 'design-system/actions/Button/Button.tsx' },
  { from: 'app/features/a/View.test.tsx', to: 'app/features/a/View.tsx' },
  { from: 'tests/api/saved.test.ts', to: 'server/features/saved/Saved.ts' },
]

test('a component brings its own tests and stories first, then those of what uses it', () => {
  const { near, others } = nearTests(['design-system/actions/Button/Button.tsx'], files, imports)
  expect(near).toEqual({
    unit: [],
    browser: ['design-system/actions/Button/Button.test.tsx', 'app/features/a/View.test.tsx'],
    faults: [],
    stories: ['stories/actions/Button.stories.tsx'],
    journeys: [],
  })
  expect(others).toBe(0)
})

test('a service brings the tests beside it, those from outside that import it, and no nightly one', () => {
  const { near } = nearTests(['server/features/saved/Saved.ts'], files, imports)
  expect(near.unit.toSorted()).toEqual(['server/features/saved/Saved.test.ts', 'tests/api/saved.test.ts'])
})

test('a changed test runs itself', () => {
  expect(nearTests(['tests/e2e/saved.spec.ts'], files, []).near.journeys).toEqual(['tests/e2e/saved.spec.ts'])
})

test('a file that everything imports brings as many as there is time for, and says how many are left', () => {
  const tests = Array.from({ length: 100 }, (_, at) => `server/s/${at}.test.ts`)
  const all = tests.map((from) => ({ from, to: 'domain/core.ts' }))
  const { near, others } = nearTests(['domain/core.ts'], ['domain/core.ts', ...tests], all)
  expect(near.unit).toHaveLength(kinds.unit.most)
  expect(others).toBe(100 - kinds.unit.most)
})

test('what nothing imports brings nothing', () => {
  expect(nearTests(['README.md'], files, imports).near).toEqual({
    unit: [],
    browser: [],
    faults: [],
    stories: [],
    journeys: [],
  })
})
