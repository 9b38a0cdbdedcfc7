import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { spoken } from '../../testing/spoken.ts'
import { Button } from './Button.tsx'

describe('Button', () => {
  it('is pressed by Enter and by Space', async () => {
    const onPress = vi.fn<() => void>()
    await render(<Button onPress={onPress}>Αναζήτηση</Button>)
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Αναζήτηση' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  it('does not submit a form by default', async () => {
    await render(
      <>
        <Button>Καθαρισμός</Button>
        <Button type="submit">Αποστολή</Button>
      </>,
    )
    await expect.element(page.getByRole('button', { name: 'Καθαρισμός' })).toHaveAttribute('type', 'button')
    await expect.element(page.getByRole('button', { name: 'Αποστολή' })).toHaveAttribute('type', 'submit')
  })

  describe('while pending', () => {
    const onPress = vi.fn<() => void>()
    const button = () => page.getByRole('button').element()
    const spinner = () => page.getByRole('progressbar', { name: 'Γίνεται αποστολή' })

    beforeEach(() => {
      onPress.mockClear()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    })
    afterEach(() => {
      vi.advanceTimersByTime(20_000)
      vi.useRealTimers()
    })

    const start = async () => {
      const screen = await render(<Button onPress={onPress}>Αποστολή</Button>)
      await userEvent.tab()
      const { width, height } = button().getBoundingClientRect()
      await screen.rerender(
        <Button onPress={onPress} isPending pendingLabel="Γίνεται αποστολή">
          Αποστολή
        </Button>,
      )
      return { width, height }
    }

    it('shows and announces nothing for a second, then once', async () => {
      await start()
      await vi.advanceTimersByTimeAsync(999)
      expect(spinner().query()).toBeNull()
      expect(button().getAttribute('aria-disabled')).toBeNull()
      await vi.advanceTimersByTimeAsync(2)
      await expect.element(spinner()).toBeInTheDocument()
      expect(button().getAttribute('aria-disabled')).toBe('true')
      await vi.advanceTimersByTimeAsync(300)
      expect(spoken()).toEqual(['Γίνεται αποστολή'])
      await vi.advanceTimersByTimeAsync(5000)
      expect(spoken()).toEqual(['Γίνεται αποστολή'])
    })

    it('keeps focus, size and the start of its name', async () => {
      const before = await start()
      await vi.advanceTimersByTimeAsync(1001)
      await expect.element(spinner()).toBeInTheDocument()
      const { width, height } = button().getBoundingClientRect()
      expect({ width, height }).toEqual(before)
      expect(document.activeElement).toBe(button())
      await expect.element(page.getByRole('button', { name: /^Αποστολή/ })).toBeInTheDocument()
    })

    it('ignores presses from the first moment', async () => {
      await start()
      await userEvent.keyboard('{Enter}')
      await vi.advanceTimersByTimeAsync(1001)
      await expect.element(spinner()).toBeInTheDocument()
      await userEvent.keyboard('{Enter} ')
      expect(onPress).not.toHaveBeenCalled()
    })

    it('does not submit its form', async () => {
      const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
        event.preventDefault(),
      )
      await render(
        <form onSubmit={onSubmit}>
          <Button type="submit" isPending pendingLabel="Γίνεται αποστολή">
            Αποστολή
          </Button>
        </form>,
      )
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      expect(onSubmit).not.toHaveBeenCalled()
    })
  })
})
