import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { covers } from '../../../tests/covers.ts'
import { PasswordField } from './PasswordField.tsx'

const input = () => page.getByLabelText('Κωδικός', { exact: true }).element() as HTMLInputElement
const toggle = page.getByRole('button', { name: 'Εμφάνιση κωδικού' })

const show = () =>
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField
        label="Κωδικός"
        name="password"
        autoComplete="current-password"
        showLabel="Εμφάνιση κωδικού"
        defaultValue="secret"
      />
      <button type="submit">Σύνδεση</button>
    </form>,
  )

describe('PasswordField', () => {
  it('is shown and hidden by a button that tells its state', covers('dialog/password-toggle'), async () => {
    await show()
    expect(input().type).toBe('password')
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect.element(toggle).toHaveFocus()
    expect(input().type).toBe('text')
  })

  it('keeps focus and caret in the field when the button is clicked', async () => {
    await show()
    await userEvent.click(page.getByLabelText('Κωδικός', { exact: true }))
    input().setSelectionRange(2, 4)
    await userEvent.click(toggle)
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => document.activeElement).toBe(input())
    await expect.poll(() => [input().selectionStart, input().selectionEnd]).toEqual([2, 4])
  })

  it('leaves pasting and password managers alone', async () => {
    await show()
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    expect(input().dispatchEvent(paste)).toBe(true)
    expect(input().autocomplete).toBe('current-password')
  })

  it('hides again when the form is sent, so that no browser stores it as text', async () => {
    await show()
    await userEvent.click(toggle)
    await userEvent.click(page.getByRole('button', { name: 'Σύνδεση' }))
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false')
    expect(input().type).toBe('password')
  })
})
