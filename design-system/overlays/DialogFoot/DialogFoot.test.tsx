import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { DialogFoot } from './DialogFoot.tsx'

const fields = Array.from({ length: 20 }, (_, at) => `Field ${at + 1}`)
const long = (
  <Dialog isOpen onClose={() => undefined} title="Ask" closeLabel="Close">
    <form>
      {fields.map((label) => (
        <TextField key={label} label={label} />
      ))}
      <DialogFoot>
        <Button type="submit">Send</Button>
      </DialogFoot>
    </form>
  </Dialog>
)
const boxOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect()

afterEach(() => page.viewport(414, 896))

it.each([
  [1440, 900],
  [390, 844],
  [320, 568],
  [640, 320],
])(
  'keeps its buttons in a window of %i by %i, and covers no field that has the focus',
  async (width, height) => {
    await page.viewport(width, height)
    await render(long)
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeVisible()
    const isInWindow = () => boxOf('Send').bottom <= innerHeight && boxOf('Send').top >= 0
    // It comes from below.
    await expect.poll(isInWindow).toBe(true)
    await userEvent.click(page.getByRole('textbox', { name: 'Field 1', exact: true }))
    for (let presses = 1; presses < fields.length; presses++) {
      await userEvent.tab()
      expect(boxOf('Send').bottom, `after ${presses} of Tab`).toBeLessThanOrEqual(innerHeight)
      const { bottom } = (document.activeElement as HTMLElement).getBoundingClientRect()
      expect(bottom).toBeLessThanOrEqual(boxOf('Send').top)
    }
  },
)
