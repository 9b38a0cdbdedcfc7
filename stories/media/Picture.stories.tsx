import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Picture } from '#design-system/media/Picture/Picture.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { pictures } from '../sample/pictures.ts'

const meta = preview.meta({ component: Picture })

export const Photograph = meta.story({
  render: () => (
    <Narrow>
      <Picture
        {...pictures.stone}
        alt="Η πρόσοψη με την κεραμοσκεπή"
        sizes="288px"
        loading="eager"
        corners="round"
      />
    </Narrow>
  ),
})

export const EveryRatio = meta.story({
  render: () => (
    <Grid columns="small">
      {(['4:3', '3:2', '16:9', '1:1'] as const).map((ratio) => (
        <Stack key={ratio} space="xs">
          <Picture
            {...pictures.cyclades}
            ratio={ratio}
            alt={`Το σπίτι από τη θάλασσα, ${ratio}`}
            sizes="200px"
          />
          <Inline>
            <Badge>{ratio}</Badge>
          </Inline>
        </Stack>
      ))}
    </Grid>
  ),
})

export const PlanIsNeverCut = meta.story({
  render: () => (
    <Narrow>
      <Picture
        {...pictures.plan}
        ratio="16:9"
        fit="contain"
        alt="Κάτοψη: δύο υπνοδωμάτια, σαλόνι με κουζίνα"
      />
    </Narrow>
  ),
})

export const MissingFileWithLongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Picture
        path="/gone/house"
        widths={[320]}
        placeholder="#e8d3b4"
        loading="eager"
        alt="Η πρόσοψη της μονοκατοικίας με την κεραμοσκεπή και τον κήπο με τις λεμονιές"
      />
    </Narrow>
  ),
})

export const MissingFileWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Picture
        path="/gone/house"
        widths={[320]}
        loading="eager"
        alt="Straßenansicht der Doppelhaushälfte mit Einliegerwohnung und Tiefgaragenstellplatz"
      />
    </Narrow>
  ),
})
