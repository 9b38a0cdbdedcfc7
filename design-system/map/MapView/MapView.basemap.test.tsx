import { addProtocol, removeProtocol } from 'maplibre-gl'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '#tokens/global.css.ts'
import { camera, canvas, focusOn, mark, press, Stage, states, WIDE } from '../../testing/mapStage.tsx'

beforeEach(async () => {
  await page.viewport(800, 700)
})

afterEach(() => vi.restoreAllMocks())

describe('when something is missing', () => {
  it.each(['/nowhere/tiles.json', 'http://127.0.0.1:9/tiles.json'])(
    'has a plain background without the tiles of %s',
    async (tiles) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const { onStateChange, last } = states()
      await render(
        <Stage basemap={{ tiles, schema: 'estia', language: 'el' }} onStateChange={onStateChange} />,
      )
      await expect.poll(last).toBe('plain')
      await focusOn('Home middle')
      await press('ArrowRight')
      await expect.element(mark('Home near')).toHaveFocus()
    },
  )

  it('removes the message once the tiles are loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const network = twinTiles()
    const { onStateChange, last } = states()
    network.fails = true
    const basemap = { tiles: network.tileJson, schema: 'estia', language: 'el' } as const
    const { rerender } = await render(<Stage basemap={basemap} onStateChange={onStateChange} />)
    await expect.poll(last).toBe('plain')
    network.fails = false
    // Elsewhere other tiles are requested.
    const elsewhere = { ...camera, longitude: camera.longitude + 4000 * WIDE }
    await rerender(<Stage basemap={basemap} onStateChange={onStateChange} camera={elsewhere} />)
    await expect.poll(last).toBe('ready')
  })

  it.each([
    { what: 'tiles that failed', missing: 'fails' },
    { what: 'what the tiles are, where that was missing', missing: 'isGone' },
  ] as const)('requests $what again when the device is online again', async ({ missing }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const network = twinTiles()
    const { onStateChange, last } = states()
    network[missing] = true
    await render(
      <Stage
        basemap={{ tiles: network.tileJson, schema: 'estia', language: 'el' }}
        onStateChange={onStateChange}
      />,
    )
    await expect.poll(last).toBe('plain')
    network[missing] = false
    dispatchEvent(new Event('online'))
    await expect.poll(last).toBe('ready')
  })

  it('ignores one failed tile among loaded ones', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const network = twinTiles()
    const { onStateChange, last } = states()
    network.failing = 1
    await render(
      <Stage
        basemap={{ tiles: network.tileJson, schema: 'estia', language: 'el' }}
        onStateChange={onStateChange}
      />,
    )
    await expect.poll(() => network.answered).toBeGreaterThan(1)
    await expect.poll(last).toBe('ready')
    expect(network.failing).toBe(0)
  })

  it('says so if nothing can be drawn', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const { onStateChange, last } = states()
    await render(<Stage onStateChange={onStateChange} />)
    await expect.poll(last).toBe('failed')
    await expect.element(page.getByRole('button', { name: /^Home/ })).not.toBeInTheDocument()
  })

  it('says so if it can no longer draw', async () => {
    const { onStateChange, last } = states()
    await render(<Stage onStateChange={onStateChange} />)
    await expect.poll(last).toBe('ready')
    canvas().getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    await expect.poll(last).toBe('failed')
  })

  it.each([1, 2])('goes on once it can draw again, %d times', async (times) => {
    const network = twinTiles()
    const basemap = { tiles: network.tileJson, schema: 'estia', language: 'el' } as const
    const { onStateChange, last } = states()
    const { rerender } = await render(<Stage basemap={basemap} onStateChange={onStateChange} />)
    await expect.poll(last).toBe('ready')
    const context = canvas().getContext('webgl2')
    const losing = context?.getExtension('WEBGL_lose_context')
    for (let time = 1; time <= times; time++) {
      losing?.loseContext()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect.poll(last).toBe('failed')
      // What is looked at changes meanwhile, and is not lost.
      const moved = { ...camera, longitude: camera.longitude + time * WIDE }
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await rerender(<Stage basemap={basemap} onStateChange={onStateChange} camera={moved} />)
      const before = network.answered
      losing?.restoreContext()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect.poll(last).toBe('ready')
      // The basemap is drawn again, not the marks alone.
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect.poll(() => network.answered).toBeGreaterThan(before)
    }
    expect(context?.isContextLost()).toBe(false)
    await focusOn('Home middle')
    await press('ArrowRight')
    await expect.element(mark('Home near')).toHaveFocus()
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

/** Tiles of a protocol of the test's own, which load or fail. */
function twinTiles() {
  const network = {
    tileJson: 'twin://tiles.json',
    /** Every tile fails. */
    fails: false,
    /** So many tiles fail. */
    failing: 0,
    /** The list of tiles fails. */
    isGone: false,
    /** Loaded tiles. */
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
