import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { flightOf } from './flight.ts'

setWorkerUrl(workerUrl)

const views = [
  { center: [23.7, 38] as [number, number], zoom: 9 },
  { center: [23.9, 38.1] as [number, number], zoom: 10 },
  { center: [24.1, 38.2] as [number, number], zoom: 11 },
]

async function openMap(): Promise<MapLibre> {
  const container = document.createElement('div')
  container.style.cssText = 'width: 300px; height: 200px'
  document.body.append(container)
  const map = new MapLibre({
    container,
    style: { version: 8, sources: {}, layers: [{ id: 'background', type: 'background' }] },
    ...views[0],
    attributionControl: false,
  })
  onTestFinished(() => {
    map.remove()
    container.remove()
  })
  await map.once('load')
  return map
}

/** Moves to a view; returns how many frames were drawn. */
async function go(map: MapLibre, fly: ReturnType<typeof flightOf>, to: (typeof views)[0]): Promise<number> {
  let pictures = 0
  const count = () => (pictures += 1)
  map.on('move', count)
  const arrived = map.once('moveend')
  fly(to)
  await arrived
  map.off('move', count)
  expect(map.getCenter().lng).toBeCloseTo(to.center[0], 6)
  expect(map.getZoom()).toBeCloseTo(to.zoom, 6)
  return pictures
}

const busy = (milliseconds: number) => () => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

it('arrives at its camera, also if it changes midway', async () => {
  const map = await openMap()
  const fly = flightOf(map)
  fly(views[1]!)
  fly(views[2]!)
  await vi.waitFor(() => expect(map.getZoom()).toBeCloseTo(views[2]!.zoom, 6), { timeout: 5000 })
  expect(map.getCenter().lng).toBeCloseTo(views[2]!.center[0], 6)
})

it('aborts an animation with slow frames, and jumps the next time', async () => {
  const map = await openMap()
  const fly = flightOf(map)
  map.on('render', busy(150))
  const first = await go(map, fly, views[1]!)
  expect(first).toBeLessThanOrEqual(4)
  expect(await go(map, fly, views[2]!)).toBe(1)
})

it('knows a map as slow that arrives with its second picture', async () => {
  const map = await openMap()
  const fly = flightOf(map)
  const arrived = go(map, fly, views[1]!)
  map.once('render', busy(1500))
  expect(await arrived).toBeLessThanOrEqual(2)
  expect(await go(map, fly, views[2]!)).toBe(1)
})

it('distinguishes its own movement from one by the visitor', async () => {
  const map = await openMap()
  const fly = flightOf(map)
  const ends: boolean[] = []
  map.on('moveend', (event) => void ends.push('isTold' in event))
  fly(views[1]!)
  await map.once('moveend')
  map.jumpTo(views[2]!)
  // An aborted animation ends twice: midway, and at its target.
  expect(new Set(ends.slice(0, -1))).toEqual(new Set([true]))
  expect(ends.at(-1)).toBe(false)
})
