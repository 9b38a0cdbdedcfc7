/** A map between two buttons, with homes and clusters on it, and what tests do with it. */
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type MapCamera, type MapMark, MapView, type MapViewProps } from '../map/MapView/MapView.tsx'

export const camera: MapCamera = { latitude: 38, longitude: 23.7, zoom: 12 }

/** Degrees that a pixel is wide in the middle of that view, and high. */
export const WIDE = 360 / (256 * 2 ** camera.zoom)
export const HIGH = WIDE * Math.cos((camera.latitude * Math.PI) / 180)

/** The position so many pixels east and south of the middle. */
export const at = (east: number, south: number): MapMark['position'] => [
  camera.latitude - south * HIGH,
  camera.longitude + east * WIDE,
]

export const home = (id: string, east: number, south: number, more: Partial<MapMark> = {}): MapMark => ({
  id,
  kind: 'home',
  position: at(east, south),
  text: `${id} €`,
  label: `Home ${id}`,
  ...more,
})

export const cluster = (id: string, east: number, south: number): MapMark => ({
  ...home(id, east, south),
  kind: 'cluster',
  text: '12',
  label: `12 homes ${id}`,
  detail: '100–200 €',
})

/** Many homes all over the map, always the same ones. */
export const many = Array.from({ length: 500 }, (_, n) =>
  home(`${n}`, ((n * 211) % 560) - 280, ((n * 97) % 360) - 180),
)

export const around = [
  home('middle', 0, 0),
  home('near', 120, 10),
  home('far', 240, 0),
  home('north', -10, -120),
]

const texts: MapViewProps['texts'] = {
  label: 'Homes on the map',
  help: 'The arrow keys go to the nearest home',
  noneThatWay: {
    ArrowUp: 'Nothing to the north',
    ArrowDown: 'Nothing to the south',
    ArrowLeft: 'Nothing to the west',
    ArrowRight: 'Nothing to the east',
  },
}

/** The props of a map, except those that a test sets. */
export const props = (more: Partial<MapViewProps> = {}): MapViewProps => ({
  camera,
  zooms: [7, 17],
  onCameraChange: () => {},
  onStateChange: () => {},
  basemap: undefined,
  marks: around,
  texts,
  onOpenCluster: () => {},
  cardOf: (id, close) => ({
    label: `Card of ${id}`,
    content: (
      <button type="button" onClick={close}>
        Close
      </button>
    ),
  }),
  ...more,
})

/** A map between two buttons; the marks' names are in the page as soon as it draws. */
export const Stage = (given: Partial<MapViewProps>) => (
  <>
    <button type="button">Before</button>
    <div data-testid="stage" style={{ position: 'relative', inlineSize: '600px', blockSize: '400px' }}>
      <MapView {...props(given)} />
    </div>
    <button type="button">After</button>
  </>
)

export const mark = (name: string) => page.getByRole('button', { name, exact: true })
export const focusOn = async (name: string) => {
  await expect.element(mark(name)).toBeInTheDocument()
  ;(mark(name).element() as HTMLElement).focus()
  await expect.element(mark(name)).toHaveFocus()
}
export const press = async (...keys: string[]) => {
  for (const key of keys) await userEvent.keyboard(`{${key}}`)
}
export const boxOf = (name: string) => mark(name).element().getBoundingClientRect()

export const canvas = () => {
  const found = page.getByTestId('stage').element().querySelector('canvas')
  if (!found) throw new Error('The map is not drawn.')
  return found
}

/** The map's description. */
export function states() {
  const onStateChange = vi.fn<MapViewProps['onStateChange']>()
  return { onStateChange, last: () => onStateChange.mock.lastCall?.[0] }
}
