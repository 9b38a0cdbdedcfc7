import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { readCookie } from '#app/shared/account/cookies.ts'
import { languageChoice } from '#app/shared/choices/languageChoice.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'

const german = {
  language: 'de',
  text: 'Diese Seite gibt es auch auf Deutsch.',
  accept: 'Auf Deutsch lesen',
  decline: 'Nein, danke',
} as const

const offer = () => page.getByRole('group', { name: german.text })

afterEach(() => {
  document.cookie = 'language=; Path=/; Max-Age=0'
})

/** The page that is offered. */
const here = '/'

async function open() {
  await render(
    <AccountSurroundings address={here}>
      <LanguageOffer offer={german} />
    </AccountSurroundings>,
  )
}

it('is in the language that it offers, and leads to the same page in it', async () => {
  await open()
  await expect.element(offer()).toHaveAttribute('lang', 'de')
  await expect
    .element(page.getByRole('link', { name: german.accept }))
    .toHaveAttribute('href', `/de${languageChoice.href(here, 'de')}`)
})

it('is gone once it is declined, and the choice is kept; without script the link does so', async () => {
  await open()
  const decline = page.getByRole('link', { name: german.decline })
  await expect.element(decline).toHaveAttribute('href', languageChoice.href(here, 'el'))
  await userEvent.click(decline)
  await expect.element(offer()).not.toBeInTheDocument()
  expect(readCookie('language')).toBe('el')
})
