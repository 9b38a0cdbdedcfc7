import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Link } from './Link.tsx'

it('is underlined within text, so that colour is not the only sign', async () => {
  await render(
    <p>
      Διαβάστε <Link href="/terms/">τους όρους</Link>
    </p>,
  )
  const link = page.getByRole('link', { name: 'τους όρους' })
  expect(getComputedStyle(link.element()).textDecorationLine).toBe('underline')
})

it('carries the language of its text', async () => {
  await render(
    <Link href="/de/" lang="de" hrefLang="de">
      Deutsch
    </Link>,
  )
  await expect.element(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('lang', 'de')
})
