import { OutlineMap } from '#design-system/charts/OutlineMap/OutlineMap.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const square = (x: number) => `M${x} 10L${x + 90} 0L${x + 100} 90L${x + 10} 100Z`

const prices = ['870 €/τ.μ.', '1.240 €/τ.μ.', '1.720 €/τ.μ.', '2.350 €/τ.μ.', '3.900 €/τ.μ.']
const outlines = [
  ...prices.map((price, step) => ({
    id: String(step),
    label: `Δήμος ${step + 1}, ${price}`,
    href: '#',
    d: square(step * 110),
    step,
  })),
  { id: 'few', label: 'Δήμος 6, κάτω από 10 ακίνητα', href: '#', d: square(550), step: null },
]

const meta = preview.meta({
  component: OutlineMap,
  args: {
    label: 'Τιμές ανά δήμο',
    width: 660,
    height: 100,
    outlines,
    classes: prices.map((price) => `έως ${price}`),
    noneText: 'κάτω από 10 ακίνητα',
  },
})

export const FiveClasses = meta.story({})

export const LongGreekText = meta.story({
  render: (args) => (
    <Narrow>
      <OutlineMap {...args} />
    </Narrow>
  ),
})
