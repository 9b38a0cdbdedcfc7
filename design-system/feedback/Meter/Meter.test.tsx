import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '#tokens/global.css.ts'
import { fullness, levelAt } from './levels.ts'
import { Meter } from './Meter.tsx'

const levels = [
  { from: 0, label: 'Ελλιπής', tone: 'danger' },
  { from: 50, label: 'Αρκετή', tone: 'warning' },
  { from: 80, label: 'Πλήρης', tone: 'success' },
] as const

describe('levelAt', () => {
  it.each([
    [-1, undefined],
    [0, 'Ελλιπής'],
    [49, 'Ελλιπής'],
    [50, 'Αρκετή'],
    [100, 'Πλήρης'],
  ])('%d is %s', (value, label) => {
    expect(levelAt(value, levels)?.label).toBe(label)
  })
})

it('clamps fullness to the ends, for any value', () => {
  expect([fullness(-5, 0, 10), fullness(5, 0, 10), fullness(50, 0, 10), fullness(1, 1, 1)]).toEqual([
    0, 0.5, 1, 0,
  ])
})

describe('Meter', () => {
  it('exposes its name, its value in words and its meaning', async () => {
    await render(<Meter label="Πληρότητα" value={70} valueText="7 από 10 στοιχεία" levels={levels} />)
    const meter = page.getByRole('meter', { name: 'Πληρότητα' })
    await expect.element(meter).toHaveAttribute('aria-valuetext', '7 από 10 στοιχεία, Αρκετή')
    await expect.element(meter).toHaveAttribute('aria-valuenow', '70')
    await expect.element(page.getByText('Αρκετή', { exact: true })).toBeVisible()
  })

  it('shows each level by another shape, not by colour alone', async () => {
    const drawn = async (value: number) => {
      const { container, unmount } = await render(
        <Meter label="Π" value={value} valueText="" levels={levels} />,
      )
      const icon = container.querySelector('svg[viewBox]')?.innerHTML
      await unmount()
      return icon
    }
    const icons = [await drawn(10), await drawn(60), await drawn(90)]
    expect(new Set(icons).size).toBe(3)
  })

  it('fills its bar as far as its value goes', async () => {
    const { container } = await render(<Meter aria-label="Π" value={25} valueText="25 %" />)
    const [track, fill] = [...container.querySelectorAll('rect')].map(
      (each) => each.getBoundingClientRect().width,
    )
    expect((fill ?? 0) / (track ?? 1)).toBeCloseTo(0.25, 2)
  })
})
