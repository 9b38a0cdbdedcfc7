import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Dialog, type DialogProps } from '#design-system/overlays/Dialog/Dialog.tsx'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ component: Dialog })

interface ExampleProps extends Partial<DialogProps> {
  isInitiallyOpen?: boolean
  opener?: string
}

function Example({ isInitiallyOpen = true, opener = 'Σύνδεση', ...rest }: ExampleProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{opener}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Σύνδεση ή εγγραφή"
        closeLabel="Κλείσιμο"
        size="small"
        {...rest}
      >
        {rest.children ?? <Entry />}
      </Dialog>
    </>
  )
}

const Entry = ({ errorMessage }: { errorMessage?: string }) => (
  <Stack>
    <Text tone="muted">Αποθηκεύστε αναζητήσεις και αγγελίες σε όλες τις συσκευές σας.</Text>
    <TextField
      label="Διεύθυνση email"
      type="email"
      name="email"
      {...(errorMessage === undefined ? {} : { errorMessage, defaultValue: 'maria@' })}
    />
    <Button width="full">Συνέχεια</Button>
  </Stack>
)

const dialog = () => screen.findByRole('dialog')

export const Open = meta.story({ render: () => <Example /> })

/** Focus goes in, round within, and back to the button by Escape. */
export const ByKeyboard = meta.story({
  render: () => <Example isInitiallyOpen={false} />,
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(within(await dialog()).getByRole('heading')).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Κλείσιμο' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(screen.getByLabelText('Διεύθυνση email')).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Κλείσιμο' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Σύνδεση' })).toHaveFocus())
  },
})

export const WithError = meta.story({
  render: () => (
    <Example>
      <Entry errorMessage="Συμπληρώστε το email ολόκληρο, όπως name@example.gr" />
    </Example>
  ),
})

export const Pending = meta.story({
  render: () => (
    <Example
      title="Διαγραφή της αναζήτησης;"
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary">Ακύρωση</Button>
          <Button variant="danger" isPending pendingLabel="Γίνεται διαγραφή">
            Διαγραφή
          </Button>
        </>
      }
    >
      <Text>Δεν θα λαμβάνετε πια ειδοποιήσεις.</Text>
    </Example>
  ),
  play: async () => {
    await screen.findByRole('progressbar')
  },
})

/** A question: read out as a whole, the safe answer first. */
export const Question = meta.story({
  render: () => (
    <Example
      title="Να διαγραφεί η αναζήτηση «Παγκράτι έως 300.000 €»;"
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary">Ακύρωση</Button>
          <Button variant="danger">Διαγραφή</Button>
        </>
      }
    >
      <Text>Δεν θα λαμβάνετε πια ειδοποιήσεις για νέες αγγελίες.</Text>
    </Example>
  ),
})

/** Beside the content from medium widths on; below them it goes, since nothing there is needed. */
export const WithAside = meta.story({
  render: () => (
    <Example
      size="large"
      aside={
        <Stack>
          <Heading level={3}>Με λογαριασμό</Heading>
          <Text>
            Ειδοποιήσεις για νέες αγγελίες, οι αγαπημένες σας σε κάθε συσκευή, μηνύματα στο ίδιο μέρος.
          </Text>
        </Stack>
      }
    />
  ),
})

const terms = 'Η χρήση της υπηρεσίας προϋποθέτει την αποδοχή των όρων που ακολουθούν. '

/** Title, close and buttons stay; the text between them scrolls. */
export const LongContent = meta.story({
  render: () => (
    <Example title="Όροι χρήσης" size="medium" footer={<Button>Αποδοχή</Button>}>
      <Stack>
        {Array.from({ length: 24 }, (_, at) => (
          <Text key={at}>
            <span>{`${at + 1}. ${terms.repeat(3)}`}</span>
            {at === 11 && <Link href="/privacy/">Πολιτική απορρήτου</Link>}
          </Text>
        ))}
      </Stack>
    </Example>
  ),
})

export const LongGreekText = meta.story({
  render: () => (
    <Example
      title="Είστε βέβαιοι ότι θέλετε να διαγράψετε οριστικά την αποθηκευμένη αναζήτηση;"
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary">Όχι, να παραμείνει αποθηκευμένη</Button>
          <Button variant="danger">Ναι, να διαγραφεί οριστικά</Button>
        </>
      }
    >
      <Text>Δεν θα λαμβάνετε πια ειδοποιήσεις για νέες αγγελίες στο Παγκράτι.</Text>
    </Example>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Example
      opener="Löschen"
      title="Benachrichtigungseinstellungen für Grundstückszwangsversteigerungen löschen?"
      closeLabel="Schließen"
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary">Benachrichtigungseinstellungen behalten</Button>
          <Button variant="danger">Unwiderruflich löschen</Button>
        </>
      }
    >
      <Text>Sie erhalten dann keine Benachrichtigungen über neue Zwangsversteigerungstermine.</Text>
    </Example>
  ),
})

export const NarrowScreen = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => <Example footer={<Button width="full">Συνέχεια με email</Button>} />,
})

/** Nothing of the page around is left: photographs in full screen. */
export const WholeScreen = meta.story({
  render: () => <Example title="Φωτογραφίες" placement="full" size="full" />,
})
