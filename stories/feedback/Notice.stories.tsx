import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({
  component: Notice,
  args: {
    heading: 'Η αναζήτηση αποθηκεύτηκε',
    children: <Text>Θα σας γράψουμε μόλις εμφανιστεί νέα αγγελία.</Text>,
  },
})

export const Info = meta.story({})

export const Success = meta.story({
  args: {
    tone: 'success',
    heading: 'Ελέγξτε το email σας',
    children: <Text>Στείλαμε σύνδεσμο επιβεβαίωσης στο maria@example.gr.</Text>,
  },
})

export const WarningWithAction = meta.story({
  args: {
    tone: 'warning',
    heading: 'Η σύνδεση είναι αργή',
    children: <Text>Δείχνουμε τα αποτελέσματα που έχουμε ήδη.</Text>,
    action: (
      <Button size="small" variant="secondary">
        Δοκιμάστε ξανά
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Δοκιμάστε ξανά' })).toHaveFocus(),
    )
  },
})

const problem = {
  tone: 'danger',
  heading: 'Υπάρχει πρόβλημα',
  role: 'alert',
  isFocusTarget: true,
  children: (
    <ul>
      <li>
        <Link href="#email">Συμπληρώστε το email ολόκληρο</Link>
      </li>
      <li>
        <Link href="#password">Ο κωδικός θέλει τουλάχιστον 6 χαρακτήρες</Link>
      </li>
    </ul>
  ),
} as const

export const ErrorSummary = meta.story({
  args: problem,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('alert', { name: 'Υπάρχει πρόβλημα' }).focus()
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Συμπληρώστε το email ολόκληρο' })).toHaveFocus(),
    )
  },
})

export const WithoutHeading = meta.story({
  render: () => <Notice tone="success">Οι αλλαγές αποθηκεύτηκαν.</Notice>,
})

export const NarrowWithLongGreekText = meta.story({
  args: {
    tone: 'warning',
    heading: 'Δεν αναγνωρίσαμε ορισμένα από τα κριτήρια της διεύθυνσης',
    children: (
      <Text>
        Το «τοποθεσία-που-δεν-υπάρχει-στον-χάρτη-των-δήμων» δεν αντιστοιχεί σε καμία περιοχή, γι’ αυτό το
        αφήσαμε έξω από την αναζήτηση.
      </Text>
    ),
    action: (
      <>
        <Button size="small" variant="secondary">
          Επιλογή άλλης περιοχής από τη λίστα
        </Button>
        <Button size="small" variant="quiet">
          Αναζήτηση παντού
        </Button>
      </>
    ),
  },
  render: (args) => (
    <Narrow>
      <Notice {...args} />
    </Narrow>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  args: {
    tone: 'danger',
    heading: 'Die Grundstücksverkehrsgenehmigung fehlt',
    children: <Text>Laden Sie die Aufenthaltsbestimmungsunterlagen hoch, bevor Sie veröffentlichen.</Text>,
  },
  render: (args) => (
    <Narrow>
      <Notice {...args} />
    </Narrow>
  ),
})
