import { expect, userEvent, waitFor } from 'storybook/test'
import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Tabs, type TabItem } from '#design-system/navigation/Tabs/Tabs.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const tabs: readonly TabItem[] = [
  { id: 'description', label: 'Περιγραφή', content: <Text>Διαμπερές διαμέρισμα με θέα στον Υμηττό.</Text> },
  { id: 'features', label: 'Χαρακτηριστικά', detail: '14', content: <Text>Ασανσέρ, μπαλκόνι.</Text> },
  { id: 'prices', label: 'Ιστορικό τιμών', content: <Text>Δύο μειώσεις από τον Μάρτιο.</Text> },
]

const meta = preview.meta({ component: Tabs, args: { label: 'Το ακίνητο', tabs } })

/** One stop of the Tab key; the arrows show the next view at once. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Περιγραφή' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Ασανσέρ, μπαλκόνι.'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Ιστορικό τιμών' })).toHaveFocus())
  },
})

/** The arrows only move the focus; Enter shows. */
export const ManualActivation = meta.story({
  args: { activation: 'manual' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Περιγραφή' })).toHaveAttribute('aria-selected', 'true'),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: /Χαρακτηριστικά/ })).toHaveAttribute('aria-selected', 'true'),
    )
  },
})

export const WithIcons = meta.story({
  args: {
    defaultSelected: 'map',
    tabs: [
      { id: 'photos', label: 'Φωτογραφίες', icon: 'camera', detail: '11', content: <Text>Έντεκα.</Text> },
      { id: 'plan', label: 'Κάτοψη', icon: 'plan', content: <Text>Μία.</Text> },
      { id: 'map', label: 'Χάρτης', icon: 'map', content: <Text>Παγκράτι.</Text> },
    ],
  },
})

export const Upright = meta.story({ args: { orientation: 'vertical' } })

/** Typed text of one view is still there after switching back. */
export const KeptPanels = meta.story({
  args: {
    keepsPanels: true,
    tabs: [
      { id: 'message', label: 'Μήνυμα', content: <TextArea label="Το μήνυμά σας" /> },
      { id: 'visit', label: 'Επίσκεψη', content: <Text>Διαλέξτε ημέρα και ώρα.</Text> },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Είναι ακόμη διαθέσιμο;')
    await userEvent.click(canvas.getByRole('tab', { name: 'Επίσκεψη' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Μήνυμα' }))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('Είναι ακόμη διαθέσιμο;'))
  },
})

const many: readonly TabItem[] = ['Αττική', 'Θεσσαλονίκη', 'Κρήτη', 'Κυκλάδες', 'Ήπειρος', 'Θράκη'].map(
  (label) => ({ id: label, label, content: <Text>{label}</Text> }),
)

/** More than the row can hold: it scrolls in its own box, and starts at the selected tab. */
export const ManyOnANarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <Tabs label="Περιφέρειες" tabs={many} defaultSelected="Κυκλάδες" />
    </Narrow>
  ),
})

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Tabs
        label="Το ακίνητο"
        tabs={[
          { id: '1', label: 'Χαρακτηριστικά του ακινήτου και του κτιρίου', content: <Text>…</Text> },
          { id: '2', label: 'Τιμές πώλησης στη γειτονιά', content: <Text>…</Text> },
        ]}
      />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Tabs
        label="Immobilie"
        orientation="vertical"
        tabs={[
          { id: '1', label: 'Grundstücksverkehrsgenehmigungen', content: <Text>Keine.</Text> },
          { id: '2', label: 'Energieeffizienzklassifizierung', content: <Text>Klasse B.</Text> },
        ]}
      />
    </Narrow>
  ),
})
