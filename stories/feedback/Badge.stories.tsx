import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Badge, args: { children: 'Ιδιώτης' } })

export const Neutral = meta.story({})

export const EveryTone = meta.story({
  render: () => (
    <Inline>
      <Badge>Ιδιώτης</Badge>
      <Badge tone="action">Νέα</Badge>
      <Badge tone="cut" icon="priceDown">
        −6 % από 22 Οκτ
      </Badge>
      <Badge tone="success" icon="check">
        Επιβεβαιωμένο
      </Badge>
      <Badge tone="warning">Υπό προσφορά</Badge>
      <Badge tone="danger">Αποσύρθηκε</Badge>
      <Badge tone="photo">1 / 9</Badge>
    </Inline>
  ),
})

export const NarrowWithLongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Badge tone="cut" icon="priceDown">
        Μείωση 12 % μέσα στους τελευταίους τρεις μήνες, από 423.000 €
      </Badge>
    </Narrow>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Badge tone="warning" icon="warning">
        Energieausweisnummer noch nicht veröffentlicht
      </Badge>
    </Narrow>
  ),
})
