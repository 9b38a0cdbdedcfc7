import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { ChipLink } from '#design-system/navigation/ChipLink/ChipLink.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Inline })

const words = ['Ιδιώτης', 'Νέα', 'Με κήπο', 'Επιβεβαιωμένο', 'Υπό προσφορά']
const badges = words.map((word) => <Badge key={word}>{word}</Badge>)

export const Wrapping = meta.story({
  render: () => (
    <Narrow>
      <Inline>{badges}</Inline>
    </Narrow>
  ),
})

/** In its own box, so that the page never scrolls sideways; the keyboard scrolls it by its links. */
export const Scrolling = meta.story({
  render: () => (
    <Narrow>
      <Inline overflow="scroll">
        {words.map((word) => (
          <ChipLink key={word} href={`/${word}`}>
            {word}
          </ChipLink>
        ))}
      </Inline>
    </Narrow>
  ),
})

export const Justified = meta.story({
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          <Text weight="semibold">{justify}</Text>
          <Badge>Νέα</Badge>
        </Inline>
      ))}
    </Stack>
  ),
})

export const Aligned = meta.story({
  render: () => (
    <Stack>
      {(['start', 'center', 'baseline', 'end'] as const).map((align) => (
        <Inline key={align} align={align}>
          <Text size="lead">{align}</Text>
          <Text size="micro">245.000 €</Text>
        </Inline>
      ))}
    </Stack>
  ),
})

export const AsList = meta.story({
  render: () => (
    <Inline as="ul" aria-label="Περιοχές" space="md">
      <li>Παγκράτι</li>
      <li>Κουκάκι</li>
    </Inline>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Inline>
        <Badge>Barrierefrei</Badge>
        <Badge>Solarthermische Warmwasserbereitung</Badge>
      </Inline>
    </Narrow>
  ),
})
