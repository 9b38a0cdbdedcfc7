import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from './tests/chromium.ts'
import { isDay } from './tests/day/isDay.ts'
import { leftToTheNight } from './tests/day/leftToTheNight.ts'
import { isNightly } from './tests/nightly/isNightly.ts'
import { portalAddress } from './tests/portal/address.ts'

const executablePath = chromiumPath()

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  testIgnore: isDay() ? leftToTheNight.journeys.map((name) => `${name}.spec.ts`) : [],
  // What is tagged so runs in `npm run test:nightly`.
  ...(isNightly() ? {} : { grepInvert: /@nightly/ }),
  // Two cores serve the portal and the browsers: more workers only wait for each other.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['./tests/a11y/record/reporter.ts']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: portalAddress,
    // Requests of workers pass by `page.route`; the journey without a line allows them itself.
    serviceWorkers: 'block',
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
    launchOptions: { ...(executablePath && { executablePath }), args: [...chromiumArguments] },
  },
  webServer: {
    command: 'node tests/portal/serve.ts',
    url: `${portalAddress}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
