import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { SearchPill } from './SearchPill.tsx'

const pill = page.getByRole('link', { name: 'Βρείτε σπίτι' })
const popover = page.getByRole('dialog', { name: 'Βρείτε σπίτι' })

async function open() {
  await render(
    <Suspense>
      <AccountSurroundings address="/mesitika-grafeia/">
        <SearchPill />
      </AccountSurroundings>
    </Suspense>,
  )
  await expect.element(pill).toHaveAttribute('aria-expanded', 'false')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(popover).toBeVisible()
}

it('is a link to the form of the home page, and opens the same with the field in focus', async () => {
  await open()
  await expect.element(pill).toHaveAttribute('href', '/')
  await expect.element(popover.getByRole('combobox')).toHaveFocus()
})

it('is closed by Escape, and has the focus again', async () => {
  await open()
  await expect.element(popover.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(popover).not.toBeInTheDocument()
  await expect.element(pill).toHaveFocus()
})
