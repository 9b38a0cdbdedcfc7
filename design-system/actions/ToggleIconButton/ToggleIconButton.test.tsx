import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ToggleIconButton } from './ToggleIconButton.tsx'

it('exposes its state, keeps its name and changes its shape', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>()
  await render(
    <ToggleIconButton icon="heart" selectedIcon="heartFilled" label="Αποθήκευση" onChange={onChange} />,
  )
  const button = page.getByRole('button', { name: 'Αποθήκευση' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  const before = button.element().innerHTML
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  expect(button.element().innerHTML).not.toBe(before)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(true))
})
