import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { IconButton } from './IconButton.tsx'

it('is named by its label and large enough for a finger', async () => {
  const onPress = vi.fn<() => void>()
  await render(<IconButton icon="close" label="Κλείσιμο" onPress={onPress} />)
  const button = page.getByRole('button', { name: 'Κλείσιμο' })
  const { width, height } = button.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce())
})
