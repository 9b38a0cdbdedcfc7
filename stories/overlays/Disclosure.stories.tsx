import { expect, userEvent, waitFor } from 'storybook/test'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({
  component: Disclosure,
  args: { summary: 'Χαρακτηριστικά', children: <Text>Ασανσέρ, μπαλκόνι, αποθήκη.</Text> },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    // A simulated key does not operate the browser's own element; a press does, as a real key would.
    await userEvent.click(canvas.getByText('Χαρακτηριστικά'))
    await waitFor(() => expect(canvas.getByText('Ασανσέρ, μπαλκόνι, αποθήκη.')).toBeVisible())
    await userEvent.click(canvas.getByText('Χαρακτηριστικά'))
    await waitFor(() => expect(canvas.getByText('Ασανσέρ, μπαλκόνι, αποθήκη.')).not.toBeVisible())
  },
})

export const Open = meta.story({ args: { isInitiallyOpen: true } })

export const WithDetail = meta.story({ args: { detail: '3 φίλτρα' } })

export const Plain = meta.story({ args: { look: 'plain', isInitiallyOpen: true } })

export const AsAHeading = meta.story({ args: { headingLevel: 2, isInitiallyOpen: true } })

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Stack space="none">
        <Disclosure
          summary="Θέρμανση, ψύξη και ενεργειακή κλάση του κτιρίου"
          detail="12 φίλτρα"
          isInitiallyOpen
        >
          <Text>Αυτόνομη, φυσικό αέριο.</Text>
        </Disclosure>
        <Disclosure summary="Χαρακτηριστικά">
          <p>-</p>
        </Disclosure>
      </Stack>
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Disclosure
        summary="Grundstücksverkehrsgenehmigungszuständigkeit"
        detail="4 ausgewählt"
        isInitiallyOpen
      >
        <Text>Zuständig ist die Grundstücksverkehrsbehörde.</Text>
      </Disclosure>
    </Narrow>
  ),
})
