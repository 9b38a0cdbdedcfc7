import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({
  component: TextField,
  args: { label: 'Ονοματεπώνυμο', name: 'name', autoComplete: 'name' },
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox', { name: 'Ονοματεπώνυμο' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('Μαρία')
    await waitFor(() => expect(field).toHaveValue('Μαρία'))
  },
})

export const Filled = meta.story({ args: { defaultValue: 'Μαρία Παπαδοπούλου' } })

export const WithDescription = meta.story({
  args: {
    description: 'Θα το χρησιμοποιήσουμε μόνο για να σας απαντήσει ο αγγελιοδότης.',
    note: 'προαιρετικό',
  },
})

export const WithError = meta.story({
  args: { errorMessage: 'Συμπληρώστε το όνομά σας' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await waitFor(() => expect(field).toHaveAccessibleDescription('Συμπληρώστε το όνομά σας'))
  },
})

export const WithPrefixAndSuffix = meta.story({
  args: {
    label: 'Τιμή έως, σε ευρώ',
    inputMode: 'numeric',
    prefix: 'έως',
    suffix: '€',
    defaultValue: '250000',
  },
})

export const WithAction = meta.story({
  args: {
    label: 'Κωδικός αγγελίας',
    defaultValue: 'ES-20417',
    action: <IconButton icon="search" label="Εύρεση αγγελίας" size="small" />,
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Εύρεση αγγελίας' })).toHaveFocus())
  },
})

export const ReadOnly = meta.story({ args: { defaultValue: 'Μαρία Παπαδοπούλου', isReadOnly: true } })

/** Shown to its end: the button goes below it before it is cut. */
export const ReadOnlyWithAction = meta.story({
  render: () => (
    <Narrow>
      {['maria@example.gr', 'konstantina.papadopoulou@example.gr'].map((email) => (
        <TextField
          key={email}
          label="Email"
          value={email}
          isReadOnly
          action={
            <Button variant="quiet" size="small" icon="edit">
              Αλλαγή
            </Button>
          }
        />
      ))}
    </Narrow>
  ),
})

export const NameWithoutLabel = meta.story({
  render: () => <TextField aria-label="Περιοχή" placeholder="π.χ. Παγκράτι" />,
})

export const NarrowWithLongText = meta.story({
  render: () => (
    <Narrow>
      <TextField
        label="Ονοματεπώνυμο του ιδιοκτήτη ή του νόμιμου εκπροσώπου της εταιρείας"
        description="Όπως αναγράφεται στην αστυνομική ταυτότητα ή στο διαβατήριο."
        errorMessage="Συμπληρώστε το ονοματεπώνυμο όπως αναγράφεται στα επίσημα έγγραφα."
        defaultValue="Αλεξάνδρα-Ευδοκία Παπακωνσταντινοπούλου-Χατζηγεωργίου"
      />
    </Narrow>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <TextField
        label="Grundstücksverkehrsgenehmigungsnummer"
        note="freiwillig"
        description="Steht im Grundbuchauszug unter der Eigentumsübertragungsvormerkung."
        errorMessage="Bitte die vollständige Grundstücksverkehrsgenehmigungsnummer eingeben"
        prefix="Nr."
        suffix="m² Wohnfläche"
      />
    </Narrow>
  ),
})
