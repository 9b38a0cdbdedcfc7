import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Histogram, type HistogramProps } from './Histogram.tsx'
import { histogramGeometry } from './histogramGeometry.ts'

const bins = [
  { from: 0, to: 100, count: 5 },
  { from: 100, to: 200, count: 10 },
  { from: 200, to: 400, count: 0 },
  { from: 400, to: Infinity, count: 1 },
]

describe('histogramGeometry', () => {
  it('draws twice as many twice as high', () => {
    const [five, ten, none] = histogramGeometry(bins).bars
    expect(ten?.height).toBeCloseTo(2 * (five?.height ?? 0), 6)
    expect(none?.height).toBe(0)
  })

  it.each([
    [undefined, [true, true, true, true]],
    [{ from: 100, to: 200 }, [false, true, false, false]],
    [{ from: 150 }, [false, true, true, true]],
    [{ to: 100 }, [true, false, false, false]],
    [{}, [true, true, true, true]],
  ])('%j takes in %j', (selected, taken) => {
    expect(histogramGeometry(bins, selected).bars.map(({ isSelected }) => isSelected)).toEqual(taken)
  })

  it('places the ends of the range between the edges, and open ends at the ends of the box', () => {
    expect(histogramGeometry(bins, { from: 150, to: 300 }).span).toEqual({ from: 37.5, to: 62.5 })
    expect(histogramGeometry(bins, {}).span).toEqual({ from: 0, to: 100 })
    expect(histogramGeometry([], { from: 1 }).span).toBeUndefined()
  })

  it('counts in whole numbers', () => {
    const { ticks } = histogramGeometry([{ from: 0, to: 1, count: 1 }])
    expect(ticks.map(({ value }) => value)).toEqual([0, 1])
  })
})

const base: HistogramProps = {
  title: 'Ανά τιμή',
  summary: '16 αγγελίες, οι περισσότερες από 100 έως 200 €',
  bins,
  formatValue: (value) => `${value} €`,
  formatRange: ({ from, to }) => `${from}–${to}`,
  formatBin: ({ from, count }) => `από ${from}: ${count}`,
  formatCount: String,
  columns: { range: 'Τιμή', count: 'Αγγελίες' },
  tableLabel: 'Σε πίνακα',
}

describe('Histogram', () => {
  it('is described in words and has its figures in a table', async () => {
    await render(<Histogram {...base} />)
    await expect.element(page.getByRole('img', { name: base.summary })).toBeInTheDocument()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('row', { name: '100–200 10' })).toBeVisible()
  })

  it('distinguishes bars in the range by their fill, not by colour alone', async () => {
    const { container } = await render(<Histogram {...base} selected={{ from: 100, to: 200 }} />)
    const fills = [...container.querySelectorAll('rect')].map((bar) => getComputedStyle(bar).fill)
    const strokes = [...container.querySelectorAll('rect')].map((bar) => getComputedStyle(bar).stroke)
    expect(fills[1]).toBe(strokes[1])
    expect(fills[0]).not.toBe(strokes[0])
    // And a rail with two ends below them.
    expect(container.querySelectorAll('circle')).toHaveLength(2)
  })

  it('reads its bins by arrow keys, as one stop of the Tab key', async () => {
    await render(<Histogram {...base} isReadable selected={{ from: 100, to: 200 }} />)
    const list = page.getByRole('listbox', { name: base.summary })
    const read = () => document.getElementById(list.element().getAttribute('aria-activedescendant') ?? '')
    await userEvent.tab()
    await expect.element(list).toHaveFocus()
    await expect.poll(() => read()?.getAttribute('aria-label')).toBe('από 100: 10')
    await expect.poll(() => read()?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.poll(() => read()?.getAttribute('aria-label')).toBe('από 0: 5')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect.poll(() => read()?.getAttribute('aria-label')).toBe('από 400: 1')
    await expect.element(page.getByText('από 400: 1')).toBeVisible()
    await userEvent.tab()
    await expect.element(list).not.toHaveFocus()
    await expect.element(page.getByText('από 400: 1')).not.toBeInTheDocument()
  })

  it('says so when there are no bins', async () => {
    await render(<Histogram {...base} bins={[]} emptyText="Καμία αγγελία" />)
    await expect.element(page.getByText('Καμία αγγελία')).toBeVisible()
  })
})
