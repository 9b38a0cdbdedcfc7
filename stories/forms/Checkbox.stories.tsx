import { expect, userEvent, waitFor } from 'storybook/test'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Checkbox, args: { children: 'Ασανσέρ', name: 'ascensore' } })

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Ασανσέρ' })
    await userEvent.tab()
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(box).toBeChecked())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(box).not.toBeChecked())
  },
})

export const Ticked = meta.story({ args: { defaultSelected: true } })

export const PartlyTicked = meta.story({ args: { isIndeterminate: true, children: 'Εξωτερικοί χώροι' } })

export const WithDescription = meta.story({
  args: { children: 'Νέες αγγελίες με email', description: 'Έως μία φορά την ημέρα.' },
})

export const WithErrorAndLink = meta.story({
  render: () => (
    <Checkbox
      errorMessage="Για να συνεχίσετε, αποδεχθείτε τους όρους."
      description="Μπορείτε να την ανακαλέσετε."
    >
      <span>{'Έχω διαβάσει και αποδέχομαι την '}</span>
      <Link href="/terms/privacy/">πολιτική απορρήτου</Link>
      <span>{' και τους όρους χρήσης'}</span>
    </Checkbox>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Checkbox
        defaultSelected
        description="Die Datenschutzeinwilligungserklärung kann jederzeit widerrufen werden."
        errorMessage="Ohne Datenschutzeinwilligungserklärung geht es nicht"
      >
        Datenschutzeinwilligungserklärungsbestätigung gelesen
      </Checkbox>
    </Narrow>
  ),
})
