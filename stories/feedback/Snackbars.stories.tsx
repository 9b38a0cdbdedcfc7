import { useEffect } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import {
  showSnackbar,
  type SnackbarMessage,
  snackbarQueue,
} from '#design-system/feedback/Snackbar/snackbarQueue.ts'
import { Snackbars } from '#design-system/feedback/Snackbar/Snackbars.tsx'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'feedback/Snackbars', component: Snackbars })

const undo = { label: 'Αναίρεση', onPress: () => {} }

const greek = {
  open: 'Εμφάνιση',
  label: 'Ειδοποιήσεις',
  closeLabel: 'Κλείσιμο',
  actionHint: (action: string) => `Για «${action}» πατήστε F6`,
}

const german: typeof greek = {
  open: 'Anzeigen',
  label: 'Benachrichtigungen',
  closeLabel: 'Schließen',
  actionHint: (action) => `${action}: F6 drücken`,
}

interface ExampleProps {
  messages: readonly SnackbarMessage[]
  words?: typeof greek
}

function Example({ messages, words: { open, ...words } = greek }: ExampleProps) {
  useEffect(() => {
    for (const message of messages) showSnackbar(message)
    return () => snackbarQueue.clear()
  }, [messages])
  return (
    <>
      <Button onPress={() => messages.forEach(showSnackbar)}>{open}</Button>
      <Snackbars {...words} duration="never" />
    </>
  )
}

const of = (...messages: readonly SnackbarMessage[]) => ({
  render: () => <Example messages={messages} />,
})

export const Success = meta.story(of({ text: 'Η αγγελία αποθηκεύτηκε', tone: 'success' }))

export const Information = meta.story(of({ text: 'Προστέθηκαν 3 αγγελίες από την τελευταία σας επίσκεψη' }))

export const WithAction = meta.story(of({ text: 'Η αναζήτηση διαγράφηκε', action: undo }))

/** F6 moves the focus to the region, Tab through it; Escape closes, and the focus returns. */
export const ByKeyboard = meta.story({
  render: () => <Example messages={[]} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Εμφάνιση' })).toHaveFocus())
    showSnackbar({ text: 'Η αναζήτηση διαγράφηκε', action: undo })
    await waitFor(() => expect(screen.getByRole('region', { name: 'Ειδοποιήσεις' })).toBeVisible())
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Ειδοποιήσεις' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('group', { name: 'Η αναζήτηση διαγράφηκε' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Αναίρεση' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Εμφάνιση' })).toHaveFocus())
  },
})

/** Three at most; the others wait. */
export const Several = meta.story(
  of(
    { text: 'Η κάτοψη δεν ανέβηκε', tone: 'error' },
    { text: 'Το μήνυμα δεν στάλθηκε', tone: 'error' },
    { text: 'Η αναζήτηση διαγράφηκε', action: undo },
    { text: 'Η αγγελία αποθηκεύτηκε', tone: 'success' },
  ),
)

const longError: SnackbarMessage = {
  text: 'Το μήνυμα δεν στάλθηκε, επειδή χάθηκε η σύνδεση. Το κρατήσαμε και μπορείτε να το στείλετε ξανά.',
  tone: 'error',
  action: { label: 'Αποστολή ξανά', onPress: () => {} },
}

export const LongGreekText = meta.story(of(longError))

export const NarrowScreen = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  ...of(longError),
})

const longGerman: readonly SnackbarMessage[] = [
  {
    text: 'Die Benachrichtigungseinstellungen für Zwangsversteigerungstermine wurden zurückgesetzt.',
    action: { label: 'Zurücksetzung rückgängig machen', onPress: () => {} },
  },
]

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => <Example messages={longGerman} words={german} />,
})
