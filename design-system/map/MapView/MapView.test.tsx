import { addProtocol, removeProtocol, restoreNow, setNow } from 'maplibre-gl'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { MapControls, type MapControlsProps } from '../MapControls/MapControls.tsx'
import { MapFrame } from '../MapFrame/MapFrame.tsx'
import { MapLegend } from '../MapLegend/MapLegend.tsx'
import { type MapCamera, type MapMark, MapView, type MapViewProps } from './MapView.tsx'

const camera: MapCamera = { latitude: 38, longitude: 23.7, zoom: 12 }

/** Degrees that a pixel is wide in the middle of that view, and high. */
const WIDE = 360 / (256 * 2 ** camera.zoom)
const HIGH = WIDE * Math.cos((camera.latitude * Math.PI) / 180)

/** The position so many pixels east and south of the middle. */
const at = (east: number, south: number): MapMark['position'] => [
  camera.latitude - south * HIGH,
  camera.longitude + east * WIDE,
]

const home = (id: string, east: number, south: number, more: Partial<MapMark> = {}): MapMark => ({
  id,
  kind: 'home',
  position: at(east, south),
  text: `${id} €`,
  label: `Home ${id}`,
  ...more,
})

const cluster = (id: string, east: number, south: number): MapMark => ({
  ...home(id, east, south),
  kind: 'cluster',
  text: '12',
  label: `12 homes ${id}`,
  detail: '100–200 €',
})

/** Many homes all over the map, always the same ones. */
const many = Array.from({ length: 500 }, (_, n) =>
  home(`${n}`, ((n * 211) % 560) - 280, ((n * 97) % 360) - 180),
)

const around = [home('middle', 0, 0), home('near', 120, 10), home('far', 240, 0), home('north', -10, -120)]

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

const props = (more: Partial<MapViewProps> = {}): MapViewProps => ({
  camera,
  zooms: [7, 17],
  onCameraChange: () => {},
  onStateChange: () => {},
  ground: undefined,
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

/** A map between two buttons; the marks' names stand on the page as soon as it draws. */
const Stage = (given: Partial<MapViewProps>) => (
  <>
    <button type="button">Before</button>
    <div data-testid="stage" style={{ position: 'relative', inlineSize: '600px', blockSize: '400px' }}>
      <MapView {...props(given)} />
    </div>
    <button type="button">After</button>
  </>
)

const mark = (name: string) => page.getByRole('button', { name, exact: true })
const focusOn = async (name: string) => {
  await expect.element(mark(name)).toBeInTheDocument()
  ;(mark(name).element() as HTMLElement).focus()
  await expect.element(mark(name)).toHaveFocus()
}
const press = async (...keys: string[]) => {
  for (const key of keys) await userEvent.keyboard(`{${key}}`)
}
const boxOf = (name: string) => mark(name).element().getBoundingClientRect()

const canvas = () => {
  const found = page.getByTestId('stage').element().querySelector('canvas')
  if (!found) throw new Error('The map is not drawn.')
  return found
}

beforeEach(async () => {
  await page.viewport(800, 700)
})

afterEach(() => vi.restoreAllMocks())

describe('by keyboard', () => {
  it('is one stop of the Tab key, however many marks there are', async () => {
    await render(<Stage marks={many} />)
    await expect.element(mark('Home 0')).toBeInTheDocument()
    ;(mark('Before').element() as HTMLElement).focus()
    await userEvent.tab()
    await expect.element(mark('Home 0')).toHaveFocus()
    await userEvent.tab()
    await expect.element(mark('After')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(mark('Home 0')).toHaveFocus()
  })

  it('takes six stops at the most with all that is around it', async () => {
    const names = [
      'zoomIn',
      'zoomOut',
      'north',
      'west',
      'east',
      'south',
      'locate',
      'fullScreen',
      'reset',
    ] as const
    const record = <Value,>(value: (name: string) => Value) =>
      Object.fromEntries(names.map((name) => [name, value(name)])) as Record<(typeof names)[number], Value>
    const controls: MapControlsProps = {
      actions: record(() => () => {}),
      texts: {
        label: 'Controls',
        groups: { zoom: 'Zoom', move: 'Move', view: 'View' },
        controls: record((name) => name),
        exitFullScreen: 'Leave',
      },
    }
    await render(
      <>
        <button type="button">Before</button>
        <MapFrame
          label="Map"
          description="500 homes"
          skipLabel="Skip the map"
          texts={{ loading: '1', loaded: '2', failed: '3', failedHelp: '4', retry: '5', plain: '6' }}
          onRetry={() => {}}
          controls={<MapControls {...controls} />}
          legend={<MapLegend label="Signs" entries={[{ id: 'home', label: 'A home', symbol: 'dot' }]} />}
          attribution="Everybody"
        >
          <MapView {...props({ marks: many })} />
        </MapFrame>
        <button type="button">After</button>
      </>,
    )
    await expect.element(mark('Home 0')).toBeInTheDocument()
    ;(mark('Before').element() as HTMLElement).focus()
    let stops = -1
    for (; document.activeElement !== mark('After').element() && stops < 20; stops++) await userEvent.tab()
    expect(stops).toBeLessThanOrEqual(6)
  })

  it('goes to the nearest mark that way with an arrow, and tells where there is none', async () => {
    const onPoint = vi.fn<NonNullable<MapViewProps['onPoint']>>()
    await render(<Stage onPoint={onPoint} />)
    await focusOn('Home middle')
    await press('ArrowRight')
    await expect.element(mark('Home near')).toHaveFocus()
    await press('ArrowRight')
    await expect.element(mark('Home far')).toHaveFocus()
    await press('ArrowLeft', 'ArrowLeft', 'ArrowUp')
    await expect.element(mark('Home north')).toHaveFocus()
    await press('ArrowUp')
    await expect.poll(() => document.body.textContent).toContain('Nothing to the north')
    await expect.element(mark('Home north')).toHaveFocus()
    expect(onPoint).toHaveBeenLastCalledWith('north')
  })

  it('reaches marks that are not written out', async () => {
    await render(<Stage marks={[home('over', 0, 0), home('under', 6, 0), home('beside', 200, 0)]} />)
    await expect.element(mark('Home beside')).toBeInTheDocument()
    await expect.element(mark('Home under')).not.toBeInTheDocument()
    await focusOn('Home over')
    await press('ArrowRight')
    await expect.element(mark('Home under')).toHaveFocus()
  })

  it('reaches every mark in sight in their order, also where none can be reached by an arrow', async () => {
    // Three marks of which no arrow leads to the first, two on one spot, and one out of sight.
    const marks = [
      home('diagonal', 105, -100),
      home('here', 0, 0),
      home('ahead', 250, 0),
      home('same', 0, 0),
      home('away', 2000, 0),
    ]
    await render(<Stage marks={marks} />)
    await focusOn('Home here')
    for (const name of ['ahead', 'same', 'diagonal', 'here']) {
      await press('PageDown')
      await expect.element(mark(`Home ${name}`)).toHaveFocus()
    }
    await press('PageUp', 'PageUp')
    await expect.element(mark('Home same')).toHaveFocus()
    await press('Home')
    await expect.element(mark('Home diagonal')).toHaveFocus()
    await press('End')
    await expect.element(mark('Home same')).toHaveFocus()
  })

  it('opens the card of a home, and is on the same mark again when it closes', async () => {
    const onOpenHome = vi.fn<(id: string) => void>()
    await render(<Stage onOpenHome={onOpenHome} />)
    await focusOn('Home near')
    await press('Enter')
    const card = page.getByRole('dialog', { name: 'Card of near' })
    await expect.element(card).toBeInTheDocument()
    expect(onOpenHome).toHaveBeenCalledExactlyOnceWith('near')
    await press('Escape')
    await expect.element(card).not.toBeInTheDocument()
    await expect.element(mark('Home near')).toHaveFocus()
    await press('Enter')
    await card.getByRole('button', { name: 'Close' }).click()
    await expect.element(mark('Home near')).toHaveFocus()
  })

  it('goes into a cluster: focus is on the nearest mark when its homes have come', async () => {
    const onOpenCluster = vi.fn<(id: string) => void>()
    const inside = [home('other', -200, 100), home('inside', 125, 95), home('beside', 90, 40)]
    function Opening() {
      const [marks, setMarks] = useState<readonly MapMark[]>([home('first', 0, 0), cluster('one', 120, 90)])
      return (
        <Stage
          marks={marks}
          onOpenCluster={(opened) => {
            onOpenCluster(opened.id)
            setTimeout(() => setMarks(inside), 60)
          }}
        />
      )
    }
    await render(<Opening />)
    await focusOn('12 homes one')
    await press('Enter')
    expect(onOpenCluster).toHaveBeenCalledExactlyOnceWith('one')
    await expect.element(mark('Home inside')).toHaveFocus()
  })
})

describe('when other marks come', () => {
  it('keeps focus on a mark that stays', async () => {
    const { rerender } = await render(<Stage />)
    await focusOn('Home near')
    await rerender(<Stage marks={[home('new', -60, 40), ...around.toReversed()]} />)
    await expect.element(mark('Home new')).toBeInTheDocument()
    await expect.element(mark('Home near')).toHaveFocus()
  })

  it('loses no focus with a mark that goes: the nearest has it', async () => {
    const { rerender } = await render(<Stage />)
    await focusOn('Home near')
    await rerender(<Stage marks={[home('west', -200, 0), home('east', 150, 0)]} />)
    await expect.element(mark('Home east')).toHaveFocus()
  })

  it('loses no focus with an open card whose mark goes', async () => {
    const { rerender } = await render(<Stage />)
    await focusOn('Home near')
    await press('Enter')
    await expect.element(page.getByRole('dialog')).toBeInTheDocument()
    await rerender(<Stage marks={[home('west', -200, 0), home('east', 150, 0)]} />)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(mark('Home east')).toHaveFocus()
  })

  it('takes no focus from elsewhere', async () => {
    const { rerender } = await render(<Stage />)
    await focusOn('Home near')
    ;(mark('After').element() as HTMLElement).focus()
    await rerender(<Stage marks={[home('east', 150, 0)]} />)
    await expect.element(mark('Home east')).toBeInTheDocument()
    await expect.element(mark('After')).toHaveFocus()
  })
})

describe('what is seen', () => {
  it('stands where it lies, and moves with the map', async () => {
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

  it('is large enough for a finger where one touches, and nothing lies over another there either', async () => {
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

  it('brings the mark to the front whose card is pointed at elsewhere', async () => {
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

  it('tells where the map was drawn to', async () => {
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
    const light = await settledGroundColour()
    document.documentElement.dataset['theme'] = 'dark'
    onTestFinished(() => void delete document.documentElement.dataset['theme'])
    await expect.poll(groundColour).not.toEqual(light)
    document.documentElement.dataset['theme'] = 'light'
    await expect.poll(groundColour).toEqual(light)
    expect(complaint).not.toHaveBeenCalled()
  })

  describe('told to look elsewhere', () => {
    const start = performance.now()

    /** Clocks are held, so that a glide can be looked at on its way, and none is cut short for being a slide show. */
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

describe('when something is missing', () => {
  it.each(['/nowhere/tiles.json', 'http://127.0.0.1:9/tiles.json'])(
    'stands on an even ground without the tiles of %s',
    async (tiles) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const { onStateChange, last } = states()
      await render(
        <Stage ground={{ tiles, schema: 'estia', language: 'el' }} onStateChange={onStateChange} />,
      )
      await expect.poll(last).toBe('plain')
      await focusOn('Home middle')
      await press('ArrowRight')
      await expect.element(mark('Home near')).toHaveFocus()
    },
  )

  it('says no more that the ground is missing once it comes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const network = twinTiles()
    const { onStateChange, last } = states()
    network.fails = true
    const ground = { tiles: network.tileJson, schema: 'estia', language: 'el' } as const
    const { rerender } = await render(<Stage ground={ground} onStateChange={onStateChange} />)
    await expect.poll(last).toBe('plain')
    network.fails = false
    // Elsewhere other tiles are asked for.
    const elsewhere = { ...camera, longitude: camera.longitude + 4000 * WIDE }
    await rerender(<Stage ground={ground} onStateChange={onStateChange} camera={elsewhere} />)
    await expect.poll(last).toBe('ready')
  })

  it('asks again for tiles that failed when the device is online again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const network = twinTiles()
    const { onStateChange, last } = states()
    network.fails = true
    await render(
      <Stage
        ground={{ tiles: network.tileJson, schema: 'estia', language: 'el' }}
        onStateChange={onStateChange}
      />,
    )
    await expect.poll(last).toBe('plain')
    network.fails = false
    dispatchEvent(new Event('online'))
    await expect.poll(last).toBe('ready')
  })

  it('says nothing of one tile among others that came', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const network = twinTiles()
    const { onStateChange, last } = states()
    network.failing = 1
    await render(
      <Stage
        ground={{ tiles: network.tileJson, schema: 'estia', language: 'el' }}
        onStateChange={onStateChange}
      />,
    )
    await expect.poll(() => network.answered).toBeGreaterThan(1)
    await expect.poll(last).toBe('ready')
    expect(network.failing).toBe(0)
  })

  it('asks again for what the tiles are, where that was missing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const network = twinTiles()
    const { onStateChange, last } = states()
    network.isGone = true
    await render(
      <Stage
        ground={{ tiles: network.tileJson, schema: 'estia', language: 'el' }}
        onStateChange={onStateChange}
      />,
    )
    await expect.poll(last).toBe('plain')
    network.isGone = false
    dispatchEvent(new Event('online'))
    await expect.poll(last).toBe('ready')
  })

  it('says so where nothing can be drawn', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const { onStateChange, last } = states()
    await render(<Stage onStateChange={onStateChange} />)
    await expect.poll(last).toBe('failed')
    await expect.element(page.getByRole('button', { name: /^Home/ })).not.toBeInTheDocument()
  })

  it('says so when it cannot draw any more', async () => {
    const { onStateChange, last } = states()
    await render(<Stage onStateChange={onStateChange} />)
    await expect.poll(last).toBe('ready')
    canvas().getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    await expect.poll(last).toBe('failed')
  })

  it('leaves nothing behind when it goes', async () => {
    const { unmount } = await render(<Stage />)
    await expect.element(mark('Home middle')).toBeInTheDocument()
    const context = canvas().getContext('webgl2')
    await unmount()
    expect(document.querySelector('canvas')).toBeNull()
    expect(context?.isContextLost()).toBe(true)
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

/** Tiles of a protocol of the test's own, that come or do not. */
function twinTiles() {
  const network = {
    tileJson: 'twin://tiles.json',
    /** No tile comes. */
    fails: false,
    /** So many tiles do not come. */
    failing: 0,
    /** Nobody says what tiles there are. */
    isGone: false,
    /** Tiles that came. */
    answered: 0,
  }
  addProtocol('twin', async ({ type }) => {
    if (type === 'json') {
      if (network.isGone) throw new Error('gone')
      return { data: { tilejson: '3.0.0', tiles: ['twin://{z}/{x}/{y}'], minzoom: 0, maxzoom: 14 } }
    }
    if (network.fails || network.failing > 0) {
      network.failing = Math.max(0, network.failing - 1)
      throw new Error('down')
    }
    network.answered++
    // A tile without layers.
    return { data: new ArrayBuffer(0) }
  })
  onTestFinished(() => removeProtocol('twin'))
  return network
}

/** Those of some boxes that lie over one before them. */
const overlapping = (boxes: readonly DOMRect[]): readonly DOMRect[] =>
  boxes.flatMap((a, n) =>
    boxes
      .slice(n + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  )

/** What a map says of itself. */
function states() {
  const onStateChange = vi.fn<MapViewProps['onStateChange']>()
  return { onStateChange, last: () => onStateChange.mock.lastCall?.[0] }
}

/** The ground's colour once two looks agree: a map is ready some pictures before it is drawn. */
async function settledGroundColour(): Promise<readonly number[]> {
  const [before, after] = [await groundColour(), await groundColour()]
  return before.join() === after.join() ? after : settledGroundColour()
}

/** The colour of the even ground at the map's corner, as it is on the screen. */
async function groundColour(): Promise<readonly number[]> {
  const picture = await page.getByTestId('stage').screenshot({ save: false })
  const bytes = await (await fetch(`data:image/png;base64,${picture}`)).blob()
  const image = await createImageBitmap(bytes)
  const context = new OffscreenCanvas(8, 8).getContext('2d')
  context?.drawImage(image, 0, 0)
  return [...(context?.getImageData(4, 4, 1, 1).data ?? [])]
}
