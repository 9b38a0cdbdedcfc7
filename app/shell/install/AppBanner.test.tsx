import { Suspense } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { defaultFlags } from '#domain/flags.ts'
import { FlagsContext } from '#app/shell/FlagsContext.ts'
import { PageWatch } from '#app/shell/PageWatch.tsx'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { covers } from '../../../tests/covers.ts'
import { dropInstallPrompt, keepInstallPrompt } from './installPrompt.ts'

beforeAll(keepInstallPrompt)
afterEach(() => {
  dropInstallPrompt()
  localStorage.clear()
})

async function open(appBanner = true) {
  await page.viewport(390, 800)
  const prompt = vi.fn<() => Promise<void>>(async () => undefined)
  await render(
    <Suspense>
      <FlagsContext value={{ ...defaultFlags, appBanner }}>
        <AccountSurroundings address="/">
          <PageWatch />
        </AccountSurroundings>
      </FlagsContext>
    </Suspense>,
  )
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(offer)
  return { prompt, offer }
}
const banner = page.getByRole('group', { name: /αρχική οθόνη/ })

it(
  'offers to install where the browser can, and goes once it was asked',
  covers('flags/app-banner'),
  async () => {
    const { prompt, offer } = await open()
    expect(offer.defaultPrevented).toBe(true)
    await expect.element(banner).toBeVisible()
    await userEvent.click(banner.getByRole('button', { name: 'Προσθήκη' }))
    await expect.element(banner).not.toBeInTheDocument()
    expect(prompt).toHaveBeenCalledOnce()
  },
)

it('does not return once it was refused', async () => {
  const first = await open()
  await userEvent.click(banner.getByRole('button', { name: 'Όχι, ευχαριστώ' }))
  await expect.element(banner).not.toBeInTheDocument()
  dispatchEvent(first.offer)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(banner.query()).toBeNull()
})

it('is not there with its flag off', covers('flags/app-banner'), async () => {
  await open(false)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(banner.query()).toBeNull()
})
