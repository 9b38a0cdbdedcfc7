import { ShareBar } from '#design-system/charts/ShareBar/ShareBar.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const shares = [
  { id: 'tax', name: 'Φόρος μεταβίβασης', value: 8807, amount: '8.807 €' },
  { id: 'notary', name: 'Συμβολαιογράφος', value: 3534, amount: '2.827 € – 4.241 €' },
  { id: 'registry', name: 'Κτηματολόγιο ή υποθηκοφυλακείο', value: 1675, amount: '1.354 € – 1.995 €' },
  { id: 'agent', name: 'Μεσίτης', value: 7068, amount: '7.068 €' },
  { id: 'duty', name: 'Τέλος κάθε μήνα', value: 0, amount: '20 € τον μήνα' },
]

const meta = preview.meta({ component: ShareBar, args: { shares } })

export const Costs = meta.story({})

export const LongGreekText = meta.story({
  render: (args) => (
    <Narrow>
      <ShareBar {...args} />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <ShareBar
        shares={[
          { id: 'a', name: 'Grunderwerbsteuer', value: 3, amount: '8.807 €' },
          { id: 'b', name: 'Immobilienmaklervermittlungsgebühr', value: 2, amount: '7.068 €' },
        ]}
      />
    </Narrow>
  ),
})
