import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ component: Container, parameters: { layout: 'fullscreen' } })

/** The widths there are, the notice filling each. */
export const Widths = meta.story({
  render: () => (
    <Stack>
      {(['form', 'text', 'page', 'full'] as const).map((width) => (
        <Container key={width} width={width}>
          <Notice heading={width}>
            <Text>Το περιεχόμενο στη μέση, μακριά από τις άκρες.</Text>
          </Notice>
        </Container>
      ))}
    </Stack>
  ),
})

const sentence = 'Διαμπερές διαμέρισμα τρίτου ορόφου με απεριόριστη θέα στον Υμηττό. '

export const LongGreekText = meta.story({
  args: { width: 'text', children: <Text>{sentence.repeat(8)}</Text> },
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  args: {
    width: 'form',
    children: <Text>Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung</Text>,
  },
})
