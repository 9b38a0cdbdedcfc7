import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { realpathSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import type { BrowserContextOptions } from 'playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { chromiumPath, chromiumArguments } from './tests/chromium.ts'
import { isDay } from './tests/day/isDay.ts'
import { leftToTheNight } from './tests/day/leftToTheNight.ts'
import { keptModules } from './tests/keptModules.ts'
import { keepTemporaryFilesInMemory } from './tests/memoryFolder.ts'
import { isNightly } from './tests/nightly/isNightly.ts'
import { propertySeed } from './tests/properties/propertySeed.ts'
import { commands } from './tests/stories/browser/commands.ts'

keepTemporaryFilesInMemory()

const browser = (contextOptions: BrowserContextOptions = {}) => ({
  enabled: true,
  headless: true,
  provider: playwright({
    contextOptions,
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments] },
  }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
})

/** What pages of tests may load: the project, and its packages where they truly lie: copies of the project link them. */
const server = { fs: { allow: ['.', realpathSync('node_modules')] } }

/** A busy machine takes longer than the second that is given by default. A project has only what it names itself. */
const patient = { expect: { poll: { timeout: 10_000 } } }

/** Property tests make up the same values in every run: all of them at night. */
const properties = {
  ...patient,
  setupFiles: ['./tests/properties/fixSeed.ts'],
  provide: { propertySeed: propertySeed(), isNightly: isNightly(), isDay: isDay() },
}

/** Where stories are looked at: the same place and screen on every machine. */
const inspection = () => ({
  ...patient,
  setupFiles: ['./tests/stories/everyStory.ts'],
  // Two pages share the two cores of the smallest machine that has to do.
  maxWorkers: 2,
  // The seconds are the page's: four themes and three widths of a screen, on a machine that does other things.
  testTimeout: 30_000,
  browser: {
    ...browser({ locale: 'el-GR', timezoneId: 'Europe/Athens', deviceScaleFactor: 1 }),
    commands,
  },
})

/** What a project never runs, and by day what is left to the night. */
const byDay = (of: 'units' | 'components', ending: string): string[] => [
  ...configDefaults.exclude,
  ...(isDay() ? leftToTheNight[of].map((name) => `${name}.test.${ending}`) : []),
]

/** Tests that `npm run test:nightly` runs, and `npm test` has no time for. */
const nightly = '**/*.nightly.test.ts'

export default defineConfig(({ mode }) => ({
  test: {
    // A test may end while a reply is on its way; SWR then looks for the cache of a page that is gone.
    onUnhandledError: ({ stack = '' }): boolean | undefined =>
      /createCacheHelper[^\n]*\bswr/.test(stack) ? false : undefined,
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          ...properties,
          globalSetup: ['./server/database/testing/sharedPostgres.ts'],
          environment: 'node',
          include: ['{tokens,domain,search-engine,server,cli,demo,app,tests}/**/*.test.ts'],
          exclude: [...byDay('units', 'ts'), ...(mode === 'test' ? [nightly] : [])],
          // A process for each file takes longer to start than most files take; tests undo what they change.
          isolate: false,
          // By default one core is left to other things, of which there are none here.
          maxWorkers: 2,
          // The first database of a checkout is made from nothing, which takes a busy two-core machine some ten seconds.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [keptModules()],
        optimizeDeps: {
          include: [
            '@guidepup/virtual-screen-reader',
            '@iabtcf/cmpapi',
            '@iabtcf/core',
            'axe-core',
            'fast-check',
          ],
        },
        server,
        test: {
          name: 'browser',
          ...properties,
          setupFiles: [...properties.setupFiles, './tests/patientWaits.ts'],
          include: ['{design-system,app}/**/*.test.tsx'],
          exclude: byDay('components', 'tsx'),
          // Two pages share the two cores, as they do with stories.
          maxWorkers: 2,
          browser: browser(),
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` }), keptModules()],
        optimizeDeps: { include: ['axe-core'] },
        test: {
          name: 'stories',
          ...inspection(),
          // By day parts of pages are left to their components' tests and journeys, which open the same.
          exclude: [...configDefaults.exclude, ...(isDay() ? ['stories/app/**'] : [])],
          globalSetup: ['./tests/stories/baselines/refuseStale.ts'],
          // axe runs in the inspection, in every mode; once more by the addon would say nothing new.
          provide: { 'storybook/test-provided': { a11y: false }, isDay: isDay() },
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [keptModules()],
        optimizeDeps: { include: ['axe-core'] },
        test: { name: 'faults', include: ['tests/stories/**/*.test.tsx'], ...inspection() },
      },
      {
        extends: './vite.config.ts',
        // The built Storybook, opened story by story, as many at once as there are cores.
        test: {
          name: 'storybook',
          include: ['tests/storybook/*.spec.ts'],
          maxConcurrency: 2,
          testTimeout: 120_000,
        },
      },
    ],
  },
}))

declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-provided': { readonly a11y: boolean }
  }
}
