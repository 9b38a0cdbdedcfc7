import { Button } from '#design-system/actions/Button/Button.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({
  component: EmptyState,
  args: {
    heading: 'Καμία αγγελία με αυτά τα φίλτρα',
    children: 'Με μεγαλύτερη τιμή έως 320.000 € υπάρχουν 18 αγγελίες στο Παγκράτι.',
    action: <Button variant="secondary">Αφαίρεση φίλτρων</Button>,
  },
})

export const NoResults = meta.story({})

export const NothingSavedYet = meta.story({
  args: {
    icon: 'heart',
    heading: 'Δεν έχετε αποθηκεύσει αγγελίες',
    children: 'Η καρδιά σε κάθε αγγελία την κρατά εδώ, σε όλες τις συσκευές σας.',
    action: <ButtonLink href="#search">Αναζήτηση κατοικίας</ButtonLink>,
  },
})

export const HeadingAlone = meta.story({ render: () => <EmptyState heading="Κανένα μήνυμα" icon="mail" /> })

export const NarrowWithLongGreekText = meta.story({
  args: { heading: 'Δεν βρέθηκε καμία μονοκατοικία με πισίνα και θέα στη θάλασσα κάτω από 90.000 €' },
  render: (args) => (
    <Narrow>
      <EmptyState {...args} />
    </Narrow>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <EmptyState
        heading="Keine Mehrfamilienhausgrundstücke in diesem Kartenausschnitt"
        action={
          <>
            <Button variant="secondary">Kartenausschnitt vergrößern</Button>
            <Button variant="quiet">Benachrichtigungseinstellungen</Button>
          </>
        }
      >
        Verkleinern Sie die Karte oder wählen Sie einen benachbarten Gemeindebezirk.
      </EmptyState>
    </Narrow>
  ),
})
