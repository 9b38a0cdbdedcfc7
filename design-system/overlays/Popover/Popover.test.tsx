import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Button } from '../../actions/Button/Button.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Popover } from './Popover.tsx'

const popover = () => page.getByRole('dialog', { name: 'Αποθήκευση αναζήτησης' })
const opener = () => page.getByRole('button', { name: 'Αποθήκευση', exact: true })

const open = async () => {
  await render(
    <Popover trigger={<Button>Αποθήκευση</Button>} title="Αποθήκευση αναζήτησης" closeLabel="Κλείσιμο">
      {(close) => (
        <>
          <TextField label="Όνομα" />
          <Button onPress={close}>Έτοιμο</Button>
        </>
      )}
    </Popover>,
  )
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(popover().getByRole('heading')).toHaveFocus()
}

it('takes the focus, keeps it, and gives it back on Escape', async () => {
  await open()
  for (const name of ['Κλείσιμο', 'Όνομα', 'Έτοιμο', 'Κλείσιμο']) {
    await userEvent.tab()
    await expect.element(page.getByRole(name === 'Όνομα' ? 'textbox' : 'button', { name })).toHaveFocus()
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(popover()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

it.each(['Κλείσιμο', 'Έτοιμο'])('is closed by "%s"', async (name) => {
  await open()
  await page.getByRole('button', { name }).click()
  await expect.element(popover()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

it('is closed by a press elsewhere', async () => {
  await open()
  await userEvent.click(document.body, { position: { x: 5, y: 600 }, force: true })
  await expect.element(popover()).not.toBeInTheDocument()
})
