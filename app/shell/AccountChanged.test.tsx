import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { languages } from '#domain/locale.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { AccountChanged } from './AccountChanged.tsx'

it.each(languages)(
  'has a heading of its own in %s, and covers less than a quarter of a phone',
  async (language) => {
    const { t } = await loadTexts(language)
    await page.viewport(390, 844)
    await render(
      <AccountSurroundings language={language}>
        <AccountChanged />
      </AccountSurroundings>,
    )
    const notice = page.getByRole('region', { name: t('account.changed') })
    await expect.element(notice.getByText(t('account.changed.text'), { exact: true })).toBeVisible()
    const strip = notice.element().parentElement?.getBoundingClientRect()
    expect(strip?.height).toBeLessThan(844 / 4)
  },
)
