import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { spoken } from '../../testing/spoken.ts'
import { ToolButton } from './ToolButton.tsx'

it('does its work while it can', async () => {
  const onPress = vi.fn<() => void>()
  await render(<ToolButton icon="plus" label="Μεγέθυνση" onPress={onPress} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce())
  await expect.element(page.getByRole('button', { name: 'Μεγέθυνση' })).not.toHaveAttribute('aria-disabled')
})

it('keeps focus at its limit, announces the reason, and again when pressed', async () => {
  const onPress = vi.fn<() => void>()
  const screen = await render(<ToolButton icon="plus" label="Μεγέθυνση" onPress={onPress} />)
  await userEvent.tab()
  await screen.rerender(
    <ToolButton icon="plus" label="Μεγέθυνση" onPress={onPress} unavailable="Δεν μεγεθύνεται άλλο" />,
  )
  const button = page.getByRole('button', { name: 'Μεγέθυνση' })
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAccessibleDescription('Δεν μεγεθύνεται άλλο')
  await userEvent.keyboard('{Enter}')
  expect(onPress).not.toHaveBeenCalled()
  await expect.poll(() => spoken()).toContain('Δεν μεγεθύνεται άλλο')
})
