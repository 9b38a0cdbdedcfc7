import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '#tokens/global.css.ts'
import { axisLabels } from './axisLabels.ts'
import { PositionAxis } from './PositionAxis.tsx'

const money = (locale: string, top: number) => (share: number) => `${(share * top).toLocaleString(locale)} €`
const month = (locale: string) => (share: number) =>
  new Date(Date.UTC(2024, 8 + share * 28)).toLocaleDateString(locale, { month: 'long', year: 'numeric' })

const formats = {
  'Greek prices': money('el-GR', 1_200_000),
  'German prices': money('de-DE', 12_000_000),
  'Greek months': month('el-GR'),
  'German months': month('de-DE'),
}

describe('axisLabels', () => {
  it('takes the most labels that all differ', () => {
    expect(axisLabels([2, 3, 5], (share) => String(Math.round(share * 2))).map(({ text }) => text)).toEqual([
      '0',
      '1',
      '2',
    ])
  })

  it('leaves one where all are the same', () => {
    expect(axisLabels([2, 3], () => '2026')).toEqual([{ text: '2026', least: 0 }])
  })

  it('always keeps the two ends, and lets the quarters go before the middle', () => {
    const [first, quarter, middle, , last] = axisLabels([5], String).map(({ least }) => least)
    expect([first, last]).toEqual([0, 0])
    expect(quarter).toBeGreaterThan(middle ?? 0)
  })
})

const widths = [120, 200, 288, 400, 600, 900, 1400]

describe.each(Object.entries(formats))('PositionAxis with %s', (_, format) => {
  it.each(widths)('never lays two labels on each other at %d px', async (width) => {
    await page.viewport(1600, 400)
    const box = document.body.appendChild(document.createElement('div'))
    box.style.inlineSize = `${width}px`
    // The text spacing that readers may set: WCAG 1.4.12.
    box.style.cssText += 'letter-spacing:.12em;word-spacing:.16em'
    await render(<PositionAxis labels={axisLabels([2, 3, 5], format)} />, { container: box })
    const shown = [...box.querySelectorAll('span > span')].filter(
      (each) => getComputedStyle(each).visibility === 'visible',
    )
    const rects = shown.map((each) => each.getBoundingClientRect())
    expect(rects.length).toBeGreaterThanOrEqual(2)
    for (const [at, { right }] of rects.slice(0, -1).entries()) {
      expect(rects[at + 1]?.left).toBeGreaterThan(right)
    }
    box.remove()
  })
})
