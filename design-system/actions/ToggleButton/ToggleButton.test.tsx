import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { ToggleButton } from './ToggleButton.tsx'

it('exposes its state by keyboard, and keeps its name and size', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>()
  await render(<ToggleButton onChange={onChange}>Στον χάρτη</ToggleButton>)
  const button = page.getByRole('button', { name: 'Στον χάρτη' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  const before = button.element().getBoundingClientRect()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(true))
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  expect(button.element().getBoundingClientRect()).toEqual(before)
})
