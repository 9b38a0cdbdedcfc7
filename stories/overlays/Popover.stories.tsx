import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Popover, type PopoverProps } from '#design-system/overlays/Popover/Popover.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Popover })

const Explanation = (rest: Partial<PopoverProps>) => (
  <Popover
    trigger={<IconButton icon="info" label="Τι σημαίνει η ενεργειακή κλάση" variant="outlined" />}
    title="Ενεργειακή κλάση"
    closeLabel="Κλείσιμο"
    placement="bottom start"
    {...rest}
  >
    <Text>Από Α+ έως Η: πόση ενέργεια χρειάζεται το κτίριο σε σχέση με ένα κτίριο αναφοράς.</Text>
  </Popover>
)

/** Opened by keyboard; Escape closes it and the focus is back on its button. */
export const ByKeyboard = meta.story({
  render: () => <Explanation />,
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Ενεργειακή κλάση' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Κλείσιμο' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus())
  },
})

export const Open = meta.story({ render: () => <Explanation isOpen /> })

/** A setting with a button that is done with it. */
export const WithForm = meta.story({
  render: () => (
    <Popover
      isOpen
      trigger={<Button variant="soft">Αποθήκευση αναζήτησης</Button>}
      title="Αποθήκευση αναζήτησης"
      closeLabel="Κλείσιμο"
      placement="bottom start"
    >
      {(close) => (
        <Stack>
          <TextField label="Όνομα" errorMessage="Γράψτε ένα όνομα για την αναζήτηση" />
          <Button width="full" onPress={close}>
            Αποθήκευση
          </Button>
        </Stack>
      )}
    </Popover>
  ),
})

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Explanation isOpen title="Πώς υπολογίζεται η ενεργειακή κλάση ενός κτιρίου στην Ελλάδα" />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Popover
        isOpen
        trigger={<Button variant="secondary">Energieeffizienzklasse</Button>}
        title="Energieeffizienzklassifizierungsverfahren"
        closeLabel="Schließen"
        placement="bottom start"
      >
        <Text>Der Energieausweis wird von einer zugelassenen Energieberaterin ausgestellt.</Text>
      </Popover>
    </Narrow>
  ),
})
