import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { MapFrame, type MapFrameProps } from './MapFrame.tsx'

const texts = {
  loading: 'Loading',
  loaded: 'The map is there',
  failed: 'The map cannot be drawn',
  failedHelp: 'The list has all homes.',
  retry: 'Try again',
  plain: 'Without streets',
}

const Frame = ({ state, onRetry }: Pick<MapFrameProps, 'state' | 'onRetry'>) => (
  <MapFrame
    {...{ state, onRetry, texts }}
    label="Map"
    description="12 homes"
    skipLabel="Skip the map"
    attribution="Estia"
  >
    <button type="button">Home</button>
  </MapFrame>
)

describe('a map that cannot be drawn', () => {
  it('offers to try again', async () => {
    const retry = vi.fn<() => void>()
    await render(<Frame state="failed" onRetry={retry} />)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(retry).toHaveBeenCalledOnce()
  })

  it.each(['ready', 'plain', 'loading'] as const)(
    'keeps the focus on the map when it is %s again',
    async (state) => {
      const { rerender } = await render(<Frame state="failed" onRetry={vi.fn<() => void>()} />)
      const button = page.getByRole('button', { name: 'Try again' })
      ;(button.element() as HTMLElement).focus()
      await rerender(<Frame state={state} onRetry={vi.fn<() => void>()} />)
      await expect.element(button).not.toBeInTheDocument()
      expect(document.activeElement).not.toBe(document.body)
      expect(document.activeElement?.contains(page.getByText('Home', { exact: true }).element())).toBe(true)
    },
  )

  it('announces that it is back, and nothing if it was never gone', async () => {
    const said = () => document.querySelector('[aria-live="polite"]')?.textContent ?? ''
    const { rerender } = await render(<Frame state="ready" onRetry={vi.fn<() => void>()} />)
    await rerender(<Frame state="failed" onRetry={vi.fn<() => void>()} />)
    expect(said()).not.toContain(texts.loaded)
    await rerender(<Frame state="ready" onRetry={vi.fn<() => void>()} />)
    await expect.poll(said).toContain(texts.loaded)
  })
})

describe('the skip link', () => {
  const skip = async (list?: MapFrameProps['list']) => {
    await render(
      <>
        <MapFrame
          texts={texts}
          label="Map"
          description="12 homes"
          skipLabel="Skip the map"
          attribution="Estia"
          list={list}
          onRetry={vi.fn<() => void>()}
        >
          <button type="button">Home</button>
        </MapFrame>
        <button type="button">Behind</button>
      </>,
    )
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Skip the map' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
  }

  it('leads to the list of a map that has one', async () => {
    await skip(<button type="button">First of the list</button>)
    await expect.element(page.getByRole('button', { name: 'First of the list' })).toHaveFocus()
  })

  it('leads behind a map without one', async () => {
    await skip()
    await expect.element(page.getByRole('button', { name: 'Behind' })).toHaveFocus()
  })
})
