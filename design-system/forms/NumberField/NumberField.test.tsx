import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { NumberField } from './NumberField.tsx'

describe('NumberField', () => {
  const field = page.getByRole('textbox', { name: 'Έως' })

  it('reports the typed text, and keeps it', async () => {
    const onChange = vi.fn<(typed: string) => void>()
    await render(<NumberField label="Έως" name="prezzoMassimo" onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('300.000')
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('300.000'))
    await expect.element(field).toHaveValue('300.000')
  })

  it('follows a value set from outside, and is emptied with it', async () => {
    const screen = await render(<NumberField label="Έως" value="100" />)
    await screen.rerender(<NumberField label="Έως" value="200" />)
    await expect.element(field).toHaveValue('200')
    await screen.rerender(<NumberField label="Έως" value="" />)
    await expect.element(field).toHaveValue('')
  })

  it('is described by what was understood, and by its error alone once there is one', async () => {
    const screen = await render(<NumberField label="Έως" value="250k" understood="250.000 €" />)
    await expect.element(field).toHaveAccessibleDescription('250.000 €')
    await screen.rerender(<NumberField label="Έως" value="25x" understood="250.000 €" errorMessage="Λάθος" />)
    await expect.element(field).toHaveAccessibleDescription('Λάθος')
  })
})
