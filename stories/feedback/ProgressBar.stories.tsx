import { ProgressBar } from '#design-system/feedback/Progress/ProgressBar.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: ProgressBar, title: 'feedback/ProgressBar' })

export const Midway = meta.story({
  render: () => <ProgressBar label="Ανέβασμα φωτογραφιών" value={3} max={12} valueText="3 από 12" />,
})

export const StartAndEnd = meta.story({
  render: () => (
    <Stack>
      <ProgressBar label="Καταχώρηση αγγελίας" value={0} valueText="Βήμα 1 από 5" />
      <ProgressBar label="Αποστολή μηνύματος" value={100} valueText="Ολοκληρώθηκε" />
    </Stack>
  ),
})

export const NobodyKnowsHowFar = meta.story({
  render: () => <ProgressBar label="Έλεγχος εικόνων" valueText="Σε εξέλιξη" />,
})

export const BarAlone = meta.story({
  render: () => <ProgressBar aria-label="saloni.jpg" value={62} valueText="62 %" />,
})

export const NarrowWithLongGreekText = meta.story({
  render: () => (
    <Narrow>
      <ProgressBar
        label="Ανέβασμα των φωτογραφιών και της κάτοψης του διαμερίσματος"
        value={11}
        max={24}
        valueText="11 από 24 αρχεία, περίπου δύο λεπτά ακόμη"
      />
    </Narrow>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <ProgressBar
        label="Grundrisszeichnungen werden hochgeladen"
        value={40}
        valueText="40 % von 24 Bilddateien"
      />
    </Narrow>
  ),
})
