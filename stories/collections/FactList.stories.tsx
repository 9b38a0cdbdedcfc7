import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const facts = [
  { term: 'Εμβαδόν', value: '96 τ.μ.', icon: 'area' as const },
  { term: 'Υπνοδωμάτια', value: '3', icon: 'bed' as const },
  { term: 'Μπάνια', value: '2', icon: 'bath' as const },
  { term: 'Όροφος', value: '4ος από 6', icon: 'floor' as const },
  { term: 'Ενεργειακή κλάση', value: 'Γ', icon: 'energy' as const },
]

const meta = preview.meta({ component: FactList, args: { facts } })

export const Rows = meta.story({})
export const Columns = meta.story({ args: { layout: 'columns' } })
export const Tiles = meta.story({ args: { layout: 'tiles' } })

export const ValueWithLink = meta.story({
  args: { facts: [{ term: 'Γραφείο', value: <Link href="/mesitika-grafeia/1">Φιλοπάππου Ακίνητα</Link> }] },
})

const long = [
  {
    term: 'Κατάσταση και έτος της τελευταίας ριζικής ανακαίνισης',
    value: 'Ανακαινισμένο εξ ολοκλήρου το 2019, με νέα κουφώματα και εξωτερική θερμομόνωση',
  },
  { term: 'Κοινόχρηστα', value: '45 € τον μήνα' },
]

export const LongGreekText = meta.story({ args: { facts: long, layout: 'columns' } })

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <FactList
        facts={[
          { term: 'Grunderwerbsteuerpflicht', value: 'Grunderwerbsteuer fällt an, voraussichtlich 3,09 %' },
          { term: 'Energieeffizienzklasse', value: 'Energiebedarfsausweis liegt vor' },
        ]}
      />
    </Narrow>
  ),
})

export const NarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <FactList facts={facts} layout="tiles" />
      <FactList facts={[...facts, ...long]} />
    </Narrow>
  ),
})
