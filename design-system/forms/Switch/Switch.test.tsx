import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Switch } from './Switch.tsx'

describe('Switch', () => {
  it('is toggled by Space, keeps its name and exposes its state', async () => {
    const onChange = vi.fn<(isOn: boolean) => void>()
    const { container } = await render(
      <form>
        <Switch name="alerts" value="1" onChange={onChange} description="Έως μία φορά την ημέρα">
          Ειδοποιήσεις με email
        </Switch>
      </form>,
    )
    const control = page.getByRole('switch', { name: 'Ειδοποιήσεις με email' })
    await expect.element(control).toHaveAccessibleDescription('Έως μία φορά την ημέρα')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(control).toBeChecked()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(true))
    const form = container.querySelector('form')
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ alerts: '1' })
  })
})
