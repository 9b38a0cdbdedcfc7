import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { FieldGroup } from './FieldGroup/FieldGroup.tsx'
import { NativeSelect } from './NativeSelect/NativeSelect.tsx'
import { NumberField } from './NumberField/NumberField.tsx'
import { SearchField } from './SearchField/SearchField.tsx'
import { TextArea } from './TextArea/TextArea.tsx'
import { TextField } from './TextField/TextField.tsx'

describe('TextField', () => {
  it('ties label, description and error to the input', async () => {
    await render(
      <TextField
        label="Email"
        name="email"
        description="Για την απάντηση"
        errorMessage="Συμπληρώστε το email"
        isRequired
      />,
    )
    const input = page.getByRole('textbox', { name: 'Email' })
    await expect.element(input).toHaveAttribute('name', 'email')
    await expect.element(input).toHaveAttribute('aria-invalid', 'true')
    await expect.element(input).toHaveAccessibleDescription('Για την απάντηση Συμπληρώστε το email')
    await expect.element(input).toBeRequired()
  })

  it('keeps an error until its owner removes it, whatever is typed', async () => {
    await render(<TextField label="Email" errorMessage="Συμπληρώστε το email" />)
    await userEvent.tab()
    await userEvent.keyboard('maria')
    await expect.element(page.getByText('Συμπληρώστε το email')).toBeInTheDocument()
  })

  it('is valid and undescribed without an error', async () => {
    await render(<TextField aria-label="Περιοχή" />)
    const input = page.getByRole('textbox', { name: 'Περιοχή' })
    await expect.element(input).not.toHaveAttribute('aria-invalid')
  })

  it('exposes the input, so that a form can focus its first error', async () => {
    const ref: { current: HTMLInputElement | null } = { current: null }
    await render(<TextField label="Email" inputRef={ref} />)
    ref.current?.focus()
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  })
})

describe('TextArea', () => {
  it('takes several lines and exposes its error', async () => {
    await render(<TextArea label="Μήνυμα" errorMessage="Γράψτε το μήνυμά σας" rows={6} />)
    const area = page.getByRole('textbox', { name: 'Μήνυμα' })
    await expect.element(area).toHaveAttribute('rows', '6')
    await expect.element(area).toHaveAccessibleDescription('Γράψτε το μήνυμά σας')
  })
})

describe('SearchField', () => {
  it('is emptied by Escape', async () => {
    await render(<SearchField label="Περιοχή" clearLabel="Καθαρισμός" defaultValue="Παγκράτι" />)
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('searchbox', { name: 'Περιοχή' })).toHaveValue('')
  })

  it('lets Tab come to its button, which gives focus back', async () => {
    await render(<SearchField label="Περιοχή" clearLabel="Καθαρισμός" defaultValue="Παγκράτι" />)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Καθαρισμός' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
  })

  it('is emptied by its button', async () => {
    await render(<SearchField label="Περιοχή" clearLabel="Καθαρισμός" defaultValue="Παγκράτι" />)
    await page.getByRole('button', { name: 'Καθαρισμός' }).click()
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
  })
})

describe('NativeSelect', () => {
  const options = [
    { value: 'relevance', label: 'Πιο σχετικά' },
    { value: 'price', label: 'Φθηνότερα' },
  ]

  it('is a real select that reports its choice', async () => {
    const onChange = vi.fn<(value: string) => void>()
    await render(<NativeSelect label="Ταξινόμηση" name="criterio" options={options} onChange={onChange} />)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Ταξινόμηση' }), 'price')
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('price'))
  })

  it('ties its error to the select', async () => {
    await render(
      <NativeSelect label="Λόγος" options={options} description="Γιατί;" errorMessage="Επιλέξτε" />,
    )
    const select = page.getByRole('combobox')
    await expect.element(select).toHaveAttribute('aria-invalid', 'true')
    await expect.element(select).toHaveAccessibleDescription('Γιατί; Επιλέξτε')
  })
})

describe('FieldGroup', () => {
  it('names its fields together and exposes their common error', async () => {
    await render(
      <FieldGroup legend="Τιμή" errorMessage="Το «από» είναι μεγαλύτερο">
        <NumberField label="Από" />
      </FieldGroup>,
    )
    const group = page.getByRole('group', { name: 'Τιμή' })
    await expect.element(group).toHaveAccessibleDescription('Το «από» είναι μεγαλύτερο')
  })
})
