import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Grid, type GridProps } from '#design-system/layout/Grid/Grid.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: Grid })

const cells = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <Badge key={at} tone="action">
      {`Θέση ${at + 1}`}
    </Badge>
  ))

const fitting: readonly NonNullable<GridProps['columns']>[] = ['tiny', 'small', 'card', 'wide']

/** As many equal columns as there is room for. */
export const AsManyAsFit = meta.story({
  render: () => (
    <Stack space="xl">
      {fitting.map((columns) => (
        <Stack key={columns} space="xs">
          <Text weight="semibold">{columns}</Text>
          <Grid columns={columns} space="xs">
            {cells(7)}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
})

export const Halves = meta.story({ args: { columns: 'halves', children: cells(4) } })

/** Four or two a row, and never three and one. */
export const Quarters = meta.story({ args: { columns: 'quarters', children: cells(4) } })

/** One column on narrow screens, the aside below. */
export const MainAndAside = meta.story({
  render: () => (
    <Stack>
      <Grid columns="mainAside">
        <Text>Περιγραφή, χαρακτηριστικά, χάρτης</Text>
        <Text tone="muted">Επικοινωνία</Text>
      </Grid>
      <Grid columns="asideMain">
        <Text tone="muted">Φίλτρα</Text>
        <Text>Αποτελέσματα</Text>
      </Grid>
    </Stack>
  ),
})

export const AsList = meta.story({
  render: () => (
    <Grid as="ul" aria-label="Περιοχές" columns="small">
      <li>Παγκράτι</li>
      <li>Κουκάκι</li>
      <li>Πλάκα</li>
    </Grid>
  ),
})

export const NarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <Grid columns="wide">{cells(3)}</Grid>
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Grid columns="tiny">
        <Text>Grundstücksverkehrsgenehmigung</Text>
        <Text>Energieeffizienzklassifizierung</Text>
      </Grid>
    </Narrow>
  ),
})
