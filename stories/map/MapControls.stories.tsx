import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { MapControls, type MapControlsProps } from '#design-system/map/MapControls/MapControls.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { controlTexts, germanControlTexts } from './texts.ts'

const meta = preview.meta({ component: MapControls })

const nothing = () => {}
const everything: MapControlsProps['actions'] = {
  zoomIn: nothing,
  zoomOut: nothing,
  north: nothing,
  west: nothing,
  east: nothing,
  south: nothing,
  locate: nothing,
  fullScreen: nothing,
  reset: nothing,
}

const farthest = 3

/** A map that only counts: three levels, and steps to each side. */
function Counting() {
  const [zoom, setZoom] = useState(2)
  const [[x, y], setPlace] = useState<readonly [number, number]>([0, 0])
  return (
    <Stack>
      <MapControls
        texts={controlTexts}
        actions={{
          ...everything,
          zoomIn: () => setZoom(zoom + 1),
          zoomOut: () => setZoom(zoom - 1),
          north: () => setPlace([x, y + 1]),
          south: () => setPlace([x, y - 1]),
          east: () => setPlace([x + 1, y]),
          west: () => setPlace([x - 1, y]),
          reset: () => setPlace([0, 0]),
        }}
        unavailable={{
          zoomIn: zoom === farthest ? 'Ο χάρτης δεν μεγεθύνεται άλλο' : undefined,
          zoomOut: zoom === 1 ? 'Φαίνεται ολόκληρη η χώρα' : undefined,
        }}
      />
      <Text isTabular>{`Επίπεδο ${zoom}, θέση ${x}, ${y}`}</Text>
    </Stack>
  )
}

export const Everything = meta.story({
  render: () => <Counting />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = (name: string) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await waitFor(() => expect(button('Μεγέθυνση')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('Επίπεδο 3, θέση 0, 0')
    await waitFor(() => expect(button('Μεγέθυνση')).toHaveFocus())
    await waitFor(() =>
      expect(button('Μεγέθυνση')).toHaveAccessibleDescription('Ο χάρτης δεν μεγεθύνεται άλλο'),
    )
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}{ArrowRight}{Enter}')
    await canvas.findByText('Επίπεδο 3, θέση -1, 1')
    await waitFor(() => expect(button('Προς δύση')).toHaveFocus())
  },
})

export const ZoomAndMoveAlone = meta.story({
  render: () => {
    const { zoomIn, zoomOut, north, west, east, south } = everything
    const actions = { zoomIn, zoomOut, north, west, east, south } as MapControlsProps['actions']
    return <MapControls texts={controlTexts} actions={actions} />
  },
})

export const OnTheWholeScreen = meta.story({
  render: () => <MapControls texts={controlTexts} actions={everything} isFullScreen />,
})

export const Unavailable = meta.story({
  render: () => (
    <MapControls
      texts={controlTexts}
      actions={everything}
      unavailable={{
        zoomOut: 'Φαίνεται ολόκληρη η χώρα',
        locate: 'Η συσκευή δεν επιτρέπει να δούμε τη θέση σας',
        reset: 'Είστε ήδη στην αρχική θέση',
      }}
    />
  ),
})

export const NarrowWithGermanTexts = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <MapControls texts={germanControlTexts} actions={everything} />
    </Narrow>
  ),
})
