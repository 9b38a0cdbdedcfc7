import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { ActForm } from './ActForm.tsx'

it('has the word for it beside what must be filled in, which a screen reader hears from the field', async () => {
  const { container } = await render(
    <AccountSurroundings address="/" language="en">
      <ActForm action="/" act="try" values={{}} onSubmit={() => undefined}>
        <TextField label="Reasons" isRequired />
        <NativeSelect label="Floor" isRequired options={[{ value: '', label: '–' }]} />
        <TextField label="Other" />
      </ActForm>
    </AccountSurroundings>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Reasons', exact: true })).toBeRequired()
  await expect.element(page.getByRole('combobox', { name: 'Floor', exact: true })).toBeRequired()
  await expect.element(page.getByRole('textbox', { name: 'Other', exact: true })).not.toBeRequired()
  const words = [...container.querySelectorAll('[data-word="(required)"]')]
  expect(words).toHaveLength(2)
  for (const word of words) expect(word.getBoundingClientRect().width).toBeGreaterThan(20)
})
