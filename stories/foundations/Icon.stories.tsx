import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { shapes } from '#design-system/foundations/Icon/shapes.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ component: Icon, args: { name: 'search' } })

export const All = meta.story({
  render: () => (
    <Grid columns="tiny" space="md">
      {(Object.keys(shapes) as IconName[]).map((name) => (
        <Stack key={name} space="xxs" align="center">
          <Icon name={name} size="large" />
          <Text size="micro" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
})

export const Sizes = meta.story({
  render: () => (
    <Inline>
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <Icon key={size} name="home" size={size} />
      ))}
    </Inline>
  ),
})

export const WithMeaning = meta.story({ args: { name: 'elevator', label: 'Με ασανσέρ' } })
