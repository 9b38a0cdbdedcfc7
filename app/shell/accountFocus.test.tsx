import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { accountEntryId, keepFocus } from './accountFocus.ts'

const frame = () => new Promise(requestAnimationFrame)

it('gives the focus to what stays inert for some frames after its dialog closed', async () => {
  const { container } = await render(
    <div id={accountEntryId} inert>
      <button type="button">Account</button>
    </div>,
  )
  keepFocus()
  for (let frames = 0; frames < 5; frames++) await frame()
  expect(document.body).toHaveFocus()
  container.firstElementChild?.removeAttribute('inert')
  await expect.element(page.getByRole('button', { name: 'Account' })).toHaveFocus()
})
