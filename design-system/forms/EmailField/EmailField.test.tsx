import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { EmailField } from './EmailField.tsx'

const field = page.getByRole('textbox', { name: 'Email' })
const offer = page.getByRole('button', { name: 'Μήπως εννοείτε maria@gmail.com;' })

function Example({ onSuggestion }: { onSuggestion?: (email: string) => void }) {
  const [email, setEmail] = useState('maria@gmial.com')
  return (
    <EmailField
      label="Email"
      value={email}
      onChange={setEmail}
      suggestion={email.endsWith('gmial.com') ? email.replace('gmial', 'gmail') : undefined}
      suggestionLabel={(better) => `Μήπως εννοείτε ${better};`}
      {...(onSuggestion && { onSuggestion })}
    />
  )
}

beforeEach(() => document.querySelector('[data-live-announcer]')?.replaceChildren())

describe('EmailField', () => {
  it('sets the keyboard and the autocompletion for emails, and no capitals', async () => {
    await render(<EmailField label="Email" name="email" />)
    await expect.element(field).toHaveAttribute('type', 'email')
    await expect.element(field).toHaveAttribute('inputmode', 'email')
    await expect.element(field).toHaveAttribute('autocomplete', 'email')
    await expect.element(field).toHaveAttribute('autocapitalize', 'none')
  })

  it('offers a likelier address; taking it by keyboard replaces the value and returns to the field', async () => {
    const onSuggestion = vi.fn<(email: string) => void>()
    await render(<Example onSuggestion={onSuggestion} />)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(offer).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('maria@gmail.com')
    await expect.element(field).toHaveFocus()
    await expect.element(offer).not.toBeInTheDocument()
    await vi.waitFor(() => expect(onSuggestion).toHaveBeenCalledExactlyOnceWith('maria@gmail.com'))
  })

  it('announces the offer to users who cannot see it appear', async () => {
    await render(<Example />)
    await expect
      .element(page.getByText('Μήπως εννοείτε maria@gmail.com;').nth(1), { timeout: 3000 })
      .toBeInTheDocument()
  })

  it('announces no offer that was taken before it was said', async () => {
    await render(<Example />)
    await userEvent.click(offer)
    announce('Το επόμενο', { topic: 'next', settle: 1200 })
    await expect.element(page.getByText('Το επόμενο'), { timeout: 3000 }).toBeInTheDocument()
    expect(document.querySelector('[data-live-announcer]')?.textContent).not.toContain('Μήπως')
  })

  it('replaces the value of an uncontrolled field', async () => {
    await render(
      <EmailField
        label="Email"
        defaultValue="maria@gmial.com"
        suggestion="maria@gmail.com"
        suggestionLabel={(better) => `Μήπως εννοείτε ${better};`}
      />,
    )
    await userEvent.click(offer)
    await expect.element(field).toHaveValue('maria@gmail.com')
    await expect.element(offer).not.toBeInTheDocument()
  })
})
