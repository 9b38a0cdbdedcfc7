import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { LineChart, type LineChartProps } from './LineChart.tsx'
import { lineGeometry } from './lineGeometry.ts'
import { lineRows } from './lineRows.ts'

const series = [
  { at: 0, value: 423000 },
  { at: 50, value: 410000 },
  { at: 100, value: 398000 },
]

describe('lineGeometry', () => {
  it('keeps every point in the box, the first at the start, the last at the end', () => {
    const { points, ticks } = lineGeometry(series, 'step')
    expect(points.map(({ x }) => x)).toEqual([0, 50, 100])
    for (const { y } of [...points, ...ticks]) expect(Math.abs(y - 50)).toBeLessThanOrEqual(50)
  })

  it('draws higher values higher', () => {
    const [first, second] = lineGeometry(series, 'linear').points
    expect(first?.y).toBeLessThan(second?.y ?? 0)
  })

  it('makes room for the band', () => {
    const { points, edges } = lineGeometry(series, 'linear', [{ at: 0, low: 100, high: 900000 }])
    expect(edges).toHaveLength(2)
    for (const { y } of points) expect(Math.abs(y - 50)).toBeLessThan(45)
  })

  it('has ticks at equal distances from floor to ceiling, for any values', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 20 }),
        (values) => {
          const { ticks } = lineGeometry(
            values.map((value, at) => ({ at, value })),
            'step',
          )
          const heights = ticks.map(({ y }) => y)
          expect(heights.at(0)).toBeCloseTo(100, 6)
          expect(heights.at(-1)).toBeCloseTo(0, 6)
          const steps = heights.slice(1).map((y, at) => (heights[at] ?? 0) - y)
          for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 6)
        },
      ),
    )
  })

  it.each([
    [[]],
    [[{ at: 5, value: 100 }]],
    [
      [
        { at: 1, value: 7 },
        { at: 2, value: 7 },
      ],
    ],
  ])('survives %j', (few) => {
    expect(lineGeometry(few, 'step').line).not.toContain('NaN')
  })
})

it('lineRows has a row for each moment of line or band, in order', () => {
  const rows = lineRows([{ at: 2, value: 20 }], [{ at: 1, low: 1, high: 3 }], {
    formatTime: String,
    formatValue: String,
  })
  expect(rows.map(({ cells }) => Object.values(cells))).toEqual([
    ['1', '–', '1', '3'],
    ['2', '20', '–', '–'],
  ])
})

const base = {
  title: 'Ιστορικό τιμής',
  summary: 'Από 423.000 σε 398.000',
  series,
  formatValue: (value: number) => value.toLocaleString('el-GR'),
  formatTime: String,
  columns: { time: 'Από', value: 'Τιμή' },
  tableLabel: 'Σε πίνακα',
} satisfies LineChartProps

describe('LineChart', () => {
  it('is described in words and has its figures in a table that the keyboard opens', async () => {
    await render(<LineChart {...base} />)
    await expect.element(page.getByRole('img', { name: 'Από 423.000 σε 398.000' })).toBeInTheDocument()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('table', { name: 'Ιστορικό τιμής' })).toBeVisible()
    await expect.poll(() => page.getByRole('row').elements()).toHaveLength(4)
    await expect.poll(() => page.getByRole('columnheader').elements()).toHaveLength(2)
  })

  it('has the quartiles in the table too', async () => {
    await render(
      <LineChart
        {...base}
        band={series.map(({ at, value }) => ({ at, low: value - 1000, high: value + 2000 }))}
        legend={{ line: 'Διάμεσος', band: 'Οι μισές' }}
        columns={{ ...base.columns, low: '25 %', high: '75 %' }}
      />,
    )
    await page.getByText('Σε πίνακα').click()
    await expect.element(page.getByRole('columnheader', { name: '75 %' })).toBeVisible()
    await expect.element(page.getByRole('row', { name: '0 423.000 422.000 425.000' })).toBeVisible()
    await expect.element(page.getByText('Διάμεσος')).toBeVisible()
  })

  it('says so when there is no data', async () => {
    await render(<LineChart {...base} series={[]} emptyText="Δεν έχει αλλάξει" />)
    await expect.element(page.getByText('Δεν έχει αλλάξει')).toBeVisible()
    await expect.element(page.getByRole('img')).not.toBeInTheDocument()
    await expect.element(page.getByText('Σε πίνακα')).not.toBeInTheDocument()
  })

  it('makes room beside the drawing for the longest price', async () => {
    await page.viewport(320, 600)
    const { container } = await render(
      <LineChart {...base} formatValue={(value) => `${(value * 1000).toLocaleString('de-DE')} €`} />,
    )
    const right = Math.max(
      ...[...container.querySelectorAll('[role=img] > div:first-child > span')].map(
        (label) => label.getBoundingClientRect().right,
      ),
    )
    expect(right).toBeGreaterThan(0)
    expect(container.querySelector('svg')?.getBoundingClientRect().left).toBeGreaterThan(right)
  })
})
