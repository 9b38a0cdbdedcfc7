import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Sheet, type SheetProps } from '#design-system/overlays/Sheet/Sheet.tsx'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ component: Sheet })

const features = [
  'Ασανσέρ',
  'Μπαλκόνι ή βεράντα',
  'Κήπος',
  'Πισίνα',
  'Επιπλωμένο',
  'Αποθήκη',
  'Επιτρέπονται κατοικίδια',
  'Θέση στάθμευσης',
  'Τζάκι',
  'Ηλιακός θερμοσίφωνας',
  'Πρόσβαση για αμαξίδιο',
]

interface ExampleProps extends Partial<SheetProps> {
  isInitiallyOpen?: boolean
  openLabel?: string
  options?: readonly string[]
}

function Example({
  isInitiallyOpen = true,
  openLabel = 'Φίλτρα',
  options = features,
  ...rest
}: ExampleProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  return (
    <>
      <Button variant="secondary" icon="filter" onPress={() => setOpen(true)}>
        {openLabel}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Όλα τα φίλτρα"
        closeLabel="Κλείσιμο"
        footer={
          <>
            <Button variant="quiet">Καθαρισμός</Button>
            <Button onPress={() => setOpen(false)}>412 ακίνητα</Button>
          </>
        }
        {...rest}
      >
        <Stack space="none">
          {options.map((each) => (
            <Checkbox key={each}>{each}</Checkbox>
          ))}
        </Stack>
      </Sheet>
    </>
  )
}

export const Open = meta.story({ render: () => <Example /> })

/** Focus goes in, round within, and back to the button by Escape. */
export const ByKeyboard = meta.story({
  render: () => <Example isInitiallyOpen={false} options={['Ασανσέρ']} />,
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Όλα τα φίλτρα' })).toHaveFocus())
    for (const name of ['Κλείσιμο', 'Ασανσέρ', 'Καθαρισμός', '412 ακίνητα', 'Κλείσιμο']) {
      await userEvent.tab()
      const control = screen.getByRole(name === 'Ασανσέρ' ? 'checkbox' : 'button', { name })
      await waitFor(() => expect(control).toHaveFocus())
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Φίλτρα' })).toHaveFocus())
  },
})

export const Pending = meta.story({
  render: () => (
    <Example
      footer={
        <Button isPending pendingLabel="Μετρώνται τα ακίνητα">
          412 ακίνητα
        </Button>
      }
    />
  ),
  play: async () => {
    await screen.findByRole('progressbar')
  },
})

/** From below, and pulled down by its handle. */
export const NarrowScreen = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => <Example />,
})

export const FewOptions = meta.story({ render: () => <Example options={features.slice(0, 2)} /> })

export const LongGreekText = meta.story({
  render: () => (
    <Example
      title="Χαρακτηριστικά του ακινήτου και του κτιρίου στο οποίο βρίσκεται"
      options={['Διαμπερές διαμέρισμα με απεριόριστη θέα στη θάλασσα και στο βουνό', ...features]}
    />
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Example
      openLabel="Filter"
      title="Grundstücksverkehrsgenehmigungszuständigkeit"
      closeLabel="Schließen"
      options={['Barrierefrei erreichbare Tiefgaragenstellplätze', 'Solarthermische Warmwasserbereitung']}
      footer={<Button>412 Immobilienangebote anzeigen</Button>}
    />
  ),
})
