import { expect, test } from '@playwright/test'
import { ownAddress } from '../../portal/account.ts'
import { pageKinds, pathOf } from '../pageKinds.ts'
import { engineNames, findingsOf } from './engines.ts'
import { exceptionOf } from './exceptions.ts'
import { usedException } from './unused.ts'

test.describe.configure({ timeout: 120_000 })

test.use({ ...ownAddress, viewport: { width: 1440, height: 900 } })

for (const engine of engineNames)
  for (const kind of pageKinds)
    test(`${engine}: ${kind.name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(await pathOf(kind, page.request))
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      // Later parts of the page have come, too.
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(500)
      const findings = await findingsOf(page, engine)
      const open = findings.filter((one) => {
        const at = exceptionOf(engine, one)
        if (at >= 0) test.info().annotations.push({ type: usedException, description: String(at) })
        return at < 0
      })
      expect(open).toEqual([])
    })
