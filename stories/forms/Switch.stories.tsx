import { expect, userEvent, waitFor } from 'storybook/test'
import { Switch } from '#design-system/forms/Switch/Switch.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Switch, args: { children: 'Ειδοποιήσεις με email', name: 'alerts' } })

export const Off = meta.story({
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Ειδοποιήσεις με email' })
    await userEvent.tab()
    await waitFor(() => expect(control).toHaveFocus())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(control).toBeChecked())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(control).not.toBeChecked())
  },
})

export const On = meta.story({ args: { defaultSelected: true } })

export const WithDescription = meta.story({
  args: { defaultSelected: true, description: 'Έως μία φορά την ημέρα.' },
})

export const WithError = meta.story({ args: { errorMessage: 'Δεν αποθηκεύτηκε. Δοκιμάστε ξανά.' } })

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Switch defaultSelected description="Höchstens eine Benachrichtigungszusammenfassung täglich.">
        Immobilienpreissenkungsbenachrichtigungen per E-Mail
      </Switch>
    </Narrow>
  ),
})
