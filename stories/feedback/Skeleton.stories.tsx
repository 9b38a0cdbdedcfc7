import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Skeleton })

export const Line = meta.story({})

const card = (
  <Stack space="xs">
    <Text>Φορτώνει…</Text>
    <Skeleton shape="photo" />
    <Skeleton shape="title" width="most" />
    <Skeleton />
    <Skeleton width="half" />
  </Stack>
)

export const Cards = meta.story({
  render: () => (
    <Grid columns="card">
      {card}
      {card}
    </Grid>
  ),
})

export const EveryShape = meta.story({
  render: () => (
    <Stack>
      <Text>Φορτώνει…</Text>
      <Skeleton shape="circle" />
      <Stack space="none">
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton width="third" />
      </Stack>
      <Skeleton shape="field" />
      <Skeleton shape="wide" />
    </Stack>
  ),
})

export const NarrowScreen = meta.story({ render: () => <Narrow>{card}</Narrow> })
