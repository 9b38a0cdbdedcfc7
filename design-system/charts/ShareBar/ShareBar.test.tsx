import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '#tokens/global.css.ts'
import { ShareBar } from './ShareBar.tsx'

const sharesOf = (values: readonly number[]) =>
  values.map((value, at) => ({ id: String(at), name: `Part ${at}`, value, amount: `${value} €` }))

it.each([[[3, 1]], [[1, 0, 1]], [[5]], [[1, 2, 3, 4, 5, 6, 7, 8, 9]]])(
  'draws %j as parts of the whole, in order, and lists each',
  async (values) => {
    const { container } = await render(<ShareBar shares={sharesOf(values)} />)
    const rects = [...container.querySelectorAll('svg:first-child > rect')].slice(0, values.length)
    const total = values.reduce((sum, value) => sum + value, 0)
    const widths = rects.map((rect) => Number.parseFloat(rect.getAttribute('width') ?? ''))
    expect(widths.map((width) => Math.round((width * total) / 100))).toEqual(values)
    const ends = rects.map((rect, at) => Number.parseFloat(rect.getAttribute('x') ?? '') + (widths[at] ?? 0))
    expect(ends.at(-1)).toBeCloseTo(100)
    for (const [at, value] of values.entries()) {
      await expect.element(page.getByText(`Part ${at}`)).toBeVisible()
      await expect.element(page.getByText(`${value} €`, { exact: true }).first()).toBeVisible()
    }
  },
)

it('draws nothing of nothing', async () => {
  const { container } = await render(<ShareBar shares={sharesOf([0, 0])} />)
  expect(container.querySelectorAll('svg')).toHaveLength(0)
})
