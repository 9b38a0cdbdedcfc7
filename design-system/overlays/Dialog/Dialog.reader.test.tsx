import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { hear } from '../../../tests/reader/hear.ts'
import { Dialog } from './Dialog.tsx'

function SigningIn() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Σύνδεση</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Είσοδος" closeLabel="Κλείσιμο">
        <TextField label="Email" errorMessage="Γράψτε το email σας" />
      </Dialog>
    </>
  )
}

it('a dialog announces its name and its stops, and the focus after it has closed', async () => {
  await render(<SigningIn />)
  const heard = await hear(async ({ until }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await until('dialog')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect.element(document.querySelector('button')).toHaveFocus()
  })
  expect(heard).toEqual([
    'button, Σύνδεση',
    'dialog, Είσοδος',
    'heading, Είσοδος, level 2',
    'button, Κλείσιμο',
    'textbox, Email, Γράψτε το email σας, invalid',
    'button, Κλείσιμο',
    'button, Σύνδεση',
  ])
})
