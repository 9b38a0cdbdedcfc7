import { expect } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { HiddenFields } from '#design-system/forms/HiddenFields/HiddenFields.tsx'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  component: HiddenFields,
  args: { values: { token: 'c5rf', home: 101 } },
})

/** They are sent with the form, and neither seen nor read. */
export const InAForm = meta.story({
  render: (args) => (
    <form aria-label="Σπίτι">
      <HiddenFields {...args} />
      <Button type="submit">Αποθήκευση</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form')
    await expect([...new FormData(form as HTMLFormElement)]).toEqual([
      ['token', 'c5rf'],
      ['home', '101'],
    ])
  },
})
