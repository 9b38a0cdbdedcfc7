import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Stack })

const lines = ['245.000 €', 'Διαμέρισμα · 3 υ/δ · 96 τ.μ.', 'Κουκάκι, Αθήνα'].map((line) => (
  <Text key={line}>{line}</Text>
))

export const Default = meta.story({ args: { children: lines } })

/** Every step of the scale. */
export const Distances = meta.story({
  render: () => (
    <Stack space="xl">
      {(['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const).map((space) => (
        <Stack key={space} space={space}>
          <Text weight="semibold">{space}</Text>
          {lines}
        </Stack>
      ))}
    </Stack>
  ),
})

export const Ruled = meta.story({ args: { isRuled: true, space: 'none', children: lines } })

export const Alignments = meta.story({
  render: () => (
    <Stack>
      {(['start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} align={align} space="xxs">
          {lines}
        </Stack>
      ))}
    </Stack>
  ),
})

/** A list stays a list, however it is styled. */
export const AsList = meta.story({
  render: () => (
    <Stack as="ul" space="xs" aria-label="Περιοχές">
      <li>Παγκράτι</li>
      <li>Κουκάκι</li>
    </Stack>
  ),
})

export const LongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Stack isRuled>
        <Text>Διαμπερές διαμέρισμα τρίτου ορόφου με απεριόριστη θέα στον Υμηττό</Text>
        <Text>Ηλεκτροεγκεφαλογραφηματοφωτογραφικοαρχειοθήκη</Text>
      </Stack>
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Stack>
        <Text>Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung</Text>
        <Text>Erstbezug nach Kernsanierung</Text>
      </Stack>
    </Narrow>
  ),
})
