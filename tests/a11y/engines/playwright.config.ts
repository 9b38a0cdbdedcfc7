import { defineConfig } from '@playwright/test'
import base from '../../../playwright.config.ts'

const root = '../../..'

/** The pages of the portal by two more engines: a run of its own, since it needs packages of its own. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.engine.ts',
  testIgnore: [],
  reporter: [['list'], [`${root}/tests/a11y/record/reporter.ts`], ['./unused.ts']],
  ...(base.webServer !== undefined &&
    !Array.isArray(base.webServer) && { webServer: { ...base.webServer, cwd: root } }),
})
