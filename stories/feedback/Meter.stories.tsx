import { Meter } from '#design-system/feedback/Meter/Meter.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Meter, title: 'feedback/Meter' })

const levels = [
  { from: 0, label: 'Ελλιπής', tone: 'danger' },
  { from: 40, label: 'Αρκετή', tone: 'warning' },
  { from: 80, label: 'Πλήρης', tone: 'success' },
] as const

export const EveryLevel = meta.story({
  render: () => (
    <Stack>
      <Meter label="Πληρότητα της αγγελίας" value={20} valueText="2 από 10 στοιχεία" levels={levels} />
      <Meter label="Πληρότητα της αγγελίας" value={60} valueText="6 από 10 στοιχεία" levels={levels} />
      <Meter label="Πληρότητα της αγγελίας" value={90} valueText="9 από 10 στοιχεία" levels={levels} />
    </Stack>
  ),
})

export const WithoutLevels = meta.story({
  render: () => <Meter label="Πρόσβαση με τα πόδια" value={7.5} max={10} valueText="7,5 στα 10" />,
})

export const Ends = meta.story({
  render: () => (
    <Stack>
      <Meter label="Κανένα στοιχείο" value={0} valueText="0 %" levels={levels} />
      <Meter label="Όλα τα στοιχεία" value={100} valueText="100 %" levels={levels} />
      <Meter aria-label="Μόνο η μπάρα" value={50} valueText="50 %" />
    </Stack>
  ),
})

export const NarrowWithLongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Meter
        label="Πόσο πλήρης είναι η περιγραφή του ακινήτου για όσους αναζητούν"
        value={60}
        valueText="6 από τα 10 στοιχεία που ρωτούν συχνότερα"
        levels={levels}
      />
    </Narrow>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Meter
        label="Sicherheitseinstufung des Kennworts"
        value={30}
        valueText="8 von 50 Zeichen"
        levels={[{ from: 0, label: 'Wiedererkennungswahrscheinlichkeit hoch', tone: 'danger' }]}
      />
    </Narrow>
  ),
})
