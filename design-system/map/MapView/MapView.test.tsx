import { restoreNow, setNow } from 'maplibre-gl'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import {
  at,
  boxOf,
  camera,
  canvas,
  cluster,
  HIGH,
  home,
  many,
  mark,
  Stage,
  states,
  WIDE,
} from '../../testing/mapStage.tsx'
import type { MapCamera, MapViewProps } from './MapView.tsx'

beforeEach(async () => {
  await page.viewport(800, 700)
})

afterEach(() => vi.restoreAllMocks())

describe('what is seen', () => {
  it('is at its position, and moves with the map', async () => {
    const { rerender } = await render(<Stage />)
    await expect.element(mark('Home middle')).toBeInTheDocument()
    const stage = page.getByTestId('stage').element().getBoundingClientRect()
    const middle = boxOf('Home middle')
    expect((middle.left + middle.right) / 2).toBeCloseTo(stage.left + 300, -0.5)
    expect(middle.bottom).toBeCloseTo(stage.top + 200, -0.5)
    await rerender(<Stage camera={{ ...camera, longitude: camera.longitude + 100 * WIDE }} />)
    await expect.poll(() => Math.round(boxOf('Home middle').left - middle.left)).toBe(-100)
  })

  it('writes no label over another', async () => {
    await render(<Stage marks={[cluster('one', -100, -100), ...many]} />)
    await expect.element(mark('Home 0')).toBeInTheDocument()
    const boxes = [...document.querySelectorAll('[data-mark]')].map((one) => one.getBoundingClientRect())
    expect(boxes.length).toBeGreaterThan(10)
    expect(overlapping(boxes)).toEqual([])
  })

  it('is large enough for a finger on touch screens, without overlaps there', async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
    onTestFinished(
      async () => void (await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })),
    )
    await render(<Stage marks={many} />)
    await expect.element(mark('Home 0')).toBeInTheDocument()
    const boxes = [...document.querySelectorAll('[data-mark]')].map((one) => one.getBoundingClientRect())
    expect(Math.min(...boxes.map(({ height, width }) => Math.min(height, width)))).toBeGreaterThanOrEqual(44)
    expect(overlapping(boxes)).toEqual([])
  })

  it('brings the mark of a hovered card to the front', async () => {
    const marks = [home('over', 0, 0), home('under', 6, 0)]
    const { rerender } = await render(<Stage marks={marks} />)
    await expect.element(mark('Home over')).toBeInTheDocument()
    await expect.element(mark('Home under')).not.toBeInTheDocument()
    await rerender(<Stage marks={marks} highlighted="under" />)
    await expect.element(mark('Home under')).toBeInTheDocument()
    const { left, top, width, height } = boxOf('Home under')
    const front = document.elementFromPoint(left + width / 2, top + height / 2)
    expect(mark('Home under').element().contains(front)).toBe(true)
  })

  it('opens a card beside its mark, and keeps it there when the map becomes smaller', async () => {
    await render(<Stage />)
    await mark('Home near').click()
    const card = page.getByRole('dialog', { name: 'Card of near' })
    await expect.element(card).toBeInTheDocument()
    const middle = ({ left, right }: DOMRect) => (left + right) / 2
    const isBeside = () => {
      const near = boxOf('Home near')
      const box = card.element().getBoundingClientRect()
      const isAbove = near.top - box.bottom >= 0 && near.top - box.bottom < 40
      const isBelow = box.top - near.bottom >= 0 && box.top - near.bottom < 40
      return (isAbove || isBelow) && Math.abs(middle(box) - middle(near)) < 2
    }
    await expect.poll(isBeside).toBe(true)
    const before = boxOf('Home near').left
    page.getByTestId('stage').element().style.inlineSize = '480px'
    await expect.poll(() => boxOf('Home near').left).toBeLessThan(before - 50)
    await expect.poll(isBeside).toBe(true)
  })

  it('writes what is saved before the others, with a heart', async () => {
    const marks = [home('over', 0, 0), home('under', 6, 0, { isSaved: true, label: 'Home under, saved' })]
    await render(<Stage marks={marks} />)
    // The first is the stop of the Tab key, and so is written however little room there is.
    await expect.element(mark('Home under, saved')).toBeInTheDocument()
    expect(mark('Home under, saved').element().querySelector('svg')).not.toBeNull()
    expect(mark('Home over').element().querySelector('svg')).toBeNull()
  })

  it('opens a dot by the mouse', async () => {
    await render(<Stage marks={[home('over', 0, 0), home('under', 0, 14)]} />)
    await expect.element(mark('Home over')).toBeInTheDocument()
    const cards = () => page.getByRole('dialog', { name: 'Card of under' }).elements().length
    // It may not be drawn yet at the first click, and a click on what is drawn without a graphics card takes its time.
    await expect
      .poll(
        async () => {
          if (cards() === 0)
            await userEvent.click(page.getByTestId('stage'), { position: { x: 300, y: 214 } })
          return cards()
        },
        { timeout: 8000 },
      )
      .toBe(1)
  })

  it('reports where the map was moved to', async () => {
    const onCameraChange = vi.fn<(next: MapCamera) => void>()
    await render(<Stage onCameraChange={onCameraChange} />)
    await expect.element(mark('Home middle')).toBeInTheDocument()
    await userEvent.dragAndDrop(page.elementLocator(canvas()), page.elementLocator(canvas()), {
      sourcePosition: { x: 300, y: 300 },
      targetPosition: { x: 200, y: 300 },
      steps: 5,
    })
    await expect
      .poll(() => onCameraChange.mock.lastCall?.[0].longitude ?? 0)
      .toBeGreaterThan(23.7 + 50 * WIDE)
    expect(onCameraChange.mock.lastCall?.[0].zoom).toBe(12)
  })

  it('takes the colours of another theme without a fault', async () => {
    const complaint = vi.spyOn(console, 'error')
    const { onStateChange, last } = states()
    const area = { kind: 'excluded' as const, corners: [at(0, 0), at(50, 0), at(0, 50)] }
    await render(<Stage areas={[area]} onStateChange={onStateChange} />)
    await expect.poll(last).toBe('ready')
    const light = await settledBasemapColour()
    document.documentElement.dataset['theme'] = 'dark'
    onTestFinished(() => void delete document.documentElement.dataset['theme'])
    await expect.poll(basemapColour).not.toEqual(light)
    document.documentElement.dataset['theme'] = 'light'
    await expect.poll(basemapColour).toEqual(light)
    expect(complaint).not.toHaveBeenCalled()
  })

  describe('with a new camera', () => {
    const start = performance.now()

    /** Fake clocks, so that an animation can be inspected midway, and none is cut short as too slow. */
    async function goAHundredPixelsEast(motion: 'reduce' | 'no-preference') {
      await cdp().send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value: motion }],
      })
      const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
      onTestFinished(async () => {
        clock.mockRestore()
        restoreNow()
        await cdp().send('Emulation.setEmulatedMedia', { features: [] })
      })
      const { rerender } = await render(<Stage />)
      await expect.element(mark('Home middle')).toBeInTheDocument()
      const from = boxOf('Home middle').left
      setNow(start)
      await rerender(<Stage camera={{ ...camera, longitude: camera.longitude + 100 * WIDE }} />)
      return () => Math.round(boxOf('Home middle').left - from)
    }

    it('jumps where motion is not wanted', async () => {
      const moved = await goAHundredPixelsEast('reduce')
      await expect.poll(moved).toBe(-100)
    })

    it('glides elsewhere', async () => {
      const moved = await goAHundredPixelsEast('no-preference')
      setNow(start + 100)
      await expect.poll(moved).toBeLessThan(0)
      expect(moved()).toBeGreaterThan(-100)
      setNow(start + 10_000)
      await expect.poll(moved).toBe(-100)
    })
  })
})

describe('with a pen', () => {
  it('sets corners by clicks', async () => {
    const onStroke = vi.fn<NonNullable<MapViewProps['pen']>['onStroke']>()
    await render(<Stage pen={{ kind: 'points', onStroke }} />)
    await expect.element(mark('Home middle')).toBeInTheDocument()
    await userEvent.click(page.elementLocator(canvas()), { position: { x: 400, y: 300 } })
    await expect.poll(() => onStroke.mock.calls.length).toBe(1)
    const stroke = onStroke.mock.lastCall?.[0]
    if (stroke?.kind !== 'point') throw new Error('A corner was set.')
    const [latitude, longitude] = at(100, 100)
    expect(Math.abs(stroke.position[0] - latitude)).toBeLessThan(3 * HIGH)
    expect(Math.abs(stroke.position[1] - longitude)).toBeLessThan(2 * WIDE)
  })

  it('draws a line by dragging, and the map stays where it is', async () => {
    const onStroke = vi.fn<NonNullable<MapViewProps['pen']>['onStroke']>()
    const onCameraChange = vi.fn<MapViewProps['onCameraChange']>()
    await render(<Stage pen={{ kind: 'line', onStroke }} onCameraChange={onCameraChange} />)
    await expect.element(mark('Home middle')).toBeInTheDocument()
    await userEvent.dragAndDrop(page.elementLocator(canvas()), page.elementLocator(canvas()), {
      sourcePosition: { x: 200, y: 300 },
      targetPosition: { x: 400, y: 350 },
      steps: 8,
    })
    await expect.poll(() => onStroke.mock.calls.some(([one]) => one.kind === 'line' && one.isDone)).toBe(true)
    const stroke = onStroke.mock.lastCall?.[0]
    if (stroke?.kind !== 'line') throw new Error('A line was drawn.')
    expect(stroke.positions.length).toBeGreaterThan(4)
    const [first, last] = [stroke.positions[0], stroke.positions.at(-1)]
    expect(Math.abs((first?.[1] ?? 0) - at(-100, 100)[1])).toBeLessThan(3 * WIDE)
    expect(Math.abs((last?.[1] ?? 0) - at(100, 150)[1])).toBeLessThan(3 * WIDE)
    expect(onCameraChange).not.toHaveBeenCalled()
  })
})

/** Boxes that overlap an earlier one. */
const overlapping = (boxes: readonly DOMRect[]): readonly DOMRect[] =>
  boxes.flatMap((a, n) =>
    boxes
      .slice(n + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  )

/** The basemap's colour once two looks agree: a map is ready some pictures before it is drawn. */
async function settledBasemapColour(): Promise<readonly number[]> {
  const [before, after] = [await basemapColour(), await basemapColour()]
  return before.join() === after.join() ? after : settledBasemapColour()
}

/** The background colour at the map's corner, on the screen. */
async function basemapColour(): Promise<readonly number[]> {
  const picture = await page.getByTestId('stage').screenshot({ save: false })
  const bytes = await (await fetch(`data:image/png;base64,${picture}`)).blob()
  const image = await createImageBitmap(bytes)
  const context = new OffscreenCanvas(8, 8).getContext('2d')
  context?.drawImage(image, 0, 0)
  return [...(context?.getImageData(4, 4, 1, 1).data ?? [])]
}
