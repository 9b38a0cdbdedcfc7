import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Divider } from '#design-system/layout/Divider/Divider.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ component: Divider })

export const BetweenTwoThoughts = meta.story({
  render: () => (
    <Stack>
      <Text>Διαμέρισμα στο Παγκράτι</Text>
      <Divider />
      <Text>Επικοινωνία με τον ιδιοκτήτη</Text>
    </Stack>
  ),
})
