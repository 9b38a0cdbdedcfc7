import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { around, cluster, focusOn, home, many, mark, press, props, Stage } from '../../testing/mapStage.tsx'
import { MapControls, type MapControlsProps } from '../MapControls/MapControls.tsx'
import { MapFrame } from '../MapFrame/MapFrame.tsx'
import { MapLegend } from '../MapLegend/MapLegend.tsx'
import { type MapMark, MapView, type MapViewProps } from './MapView.tsx'

beforeEach(async () => {
  await page.viewport(800, 700)
})

afterEach(() => vi.restoreAllMocks())

describe('by keyboard', () => {
  it('is a toolbar: screen readers that browse with the arrow keys leave them to it', async () => {
    await render(<Stage marks={many} />)
    await expect.element(mark('Home 0')).toBeInTheDocument()
    expect(mark('Home 0').element().closest('[role]:not(button)')?.getAttribute('role')).toBe('toolbar')
  })

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

  it('moves to the nearest mark in the direction of an arrow, and announces if there is none', async () => {
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
    // Three marks: the first is out of reach of arrows, two are on one spot, and one is outside the view.
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

  it('keeps the focus when the mark of an open card is removed', async () => {
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
