import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Button } from '../../actions/Button/Button.tsx'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Tooltip } from './Tooltip.tsx'

const text = 'Ctrl και συν'
/** Longer than the half second of a tooltip's delay, to show or to hide. */
const longEnough = 900
const tooltip = () => page.getByRole('tooltip')
const onPress = vi.fn<() => void>()
const show = () =>
  render(
    <div style={{ padding: 80 }}>
      <Tooltip text={text}>
        <IconButton icon="plus" label="Μεγέθυνση" onPress={onPress} />
      </Tooltip>
      <Button>Άλλο</Button>
    </div>,
  )

afterEach(() => void vi.useRealTimers())

it('comes with the keyboard, describes the button and goes with the focus', async () => {
  await show()
  const button = page.getByRole('button', { name: 'Μεγέθυνση' })
  await userEvent.tab()
  await expect.element(tooltip()).toHaveTextContent(text)
  await expect.element(button).toHaveAccessibleDescription(text)
  await userEvent.tab()
  await expect.element(tooltip()).not.toBeInTheDocument()
})

it('is hidden by Escape without moving the focus, and nothing else closes', async () => {
  const Example = () => {
    const [isOpen, setOpen] = useState(true)
    return (
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Χάρτης" closeLabel="Κλείσιμο">
        <Tooltip text={text}>
          <IconButton icon="plus" label="Μεγέθυνση" />
        </Tooltip>
      </Dialog>
    )
  }
  await render(<Example />)
  await expect.element(page.getByRole('heading')).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(tooltip()).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Μεγέθυνση' })).toHaveFocus()
  await expect.element(page.getByRole('dialog')).toBeInTheDocument()
})

it('comes under the pointer, stays while the pointer is on it, and goes when it leaves', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await show()
  // A pointer must move: one that appears on the button opens nothing.
  await userEvent.hover(page.getByRole('button', { name: 'Άλλο' }))
  // Shortly after another tooltip it is shown at once, else after a delay: the previous test decides.
  await userEvent.hover(page.getByRole('button', { name: 'Μεγέθυνση' }))
  await vi.advanceTimersByTimeAsync(longEnough)
  await expect.element(tooltip()).toBeInTheDocument()
  await userEvent.hover(tooltip())
  await vi.advanceTimersByTimeAsync(longEnough)
  expect(tooltip().query()).not.toBeNull()
  await userEvent.hover(page.getByRole('button', { name: 'Άλλο' }))
  await vi.advanceTimersByTimeAsync(longEnough)
  await expect.element(tooltip()).not.toBeInTheDocument()
})

it('leaves the press to the button', async () => {
  await show()
  await userEvent.tab()
  await expect.element(tooltip()).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce())
})

it('shows the name of an icon button, which is not read twice', async () => {
  await render(
    <Tooltip>
      <IconButton icon="plus" label="Μεγέθυνση" />
    </Tooltip>,
  )
  await userEvent.tab()
  await expect.element(tooltip()).toHaveTextContent('Μεγέθυνση')
  await expect.element(page.getByRole('button', { name: 'Μεγέθυνση' })).toHaveAccessibleDescription('')
})
