import { CalendarDate, getDayOfWeek } from '@internationalized/date'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { DesignSystemProvider } from '../foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { Calendar } from './Calendar/Calendar.tsx'
import type { DayRange } from './DayRange.ts'
import { RangeCalendar } from './RangeCalendar/RangeCalendar.tsx'

const texts = { previous: 'Προηγούμενος μήνας', next: 'Επόμενος μήνας' }
const tuesday = new CalendarDate(2026, 11, 24)
const shared = { texts, defaultFocusedValue: tuesday } as const

const inGreek = (node: ReactNode, locale = 'el-GR') =>
  render(<DesignSystemProvider locale={locale}>{node}</DesignSystemProvider>)

const day = (name: RegExp) => page.getByRole('button', { name })
const heads = () => [...document.querySelectorAll('th')].map((each) => each.textContent)
/** Past the buttons to the days. */
const intoTheDays = async () => {
  for (let press = 0; press < 3; press++) await userEvent.tab()
}

describe('Calendar', () => {
  it('is chosen in by arrows and Enter, across the end of the month', async () => {
    const onChange = vi.fn<(value: CalendarDate) => void>()
    await inGreek(<Calendar label="Ημέρα επίσκεψης" {...shared} onChange={onChange} />)
    await expect.element(page.getByRole('application', { name: /Ημέρα επίσκεψης/ })).toBeInTheDocument()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: texts.previous })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(day(/Τρίτη 24 Νοεμβρίου 2026/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChange.mock.lastCall?.[0].toString()).toBe('2026-12-01')
    await expect.element(day(/Τρίτη 1 Δεκεμβρίου 2026/)).toHaveFocus()
  })

  it('turns its pages by Page Up and Page Down and by its buttons', async () => {
    await inGreek(<Calendar label="Ημέρα" {...shared} />)
    await intoTheDays()
    await userEvent.keyboard('{PageDown}')
    await expect.element(day(/24 Δεκεμβρίου 2026/)).toHaveFocus()
    await page.getByRole('button', { name: texts.previous }).click()
    await expect.element(page.getByText('Νοέμβριος 2026', { exact: true }).last()).toBeVisible()
  })

  it.each([
    ['el-GR', 'Δευ'],
    ['de-DE', 'Mo'],
    ['en-GB', 'Mon'],
    ['en-US', 'Sun'],
  ])('begins the week as %s does, with %s', async (locale, first) => {
    await inGreek(<Calendar label="Ημέρα" {...shared} />, locale)
    expect(heads()[0]).toBe(first)
  })

  it('does not reach days beyond its limits', async () => {
    const onChange = vi.fn<(value: CalendarDate) => void>()
    await inGreek(
      <Calendar
        label="Ημέρα"
        {...shared}
        minValue={new CalendarDate(2026, 11, 23)}
        maxValue={new CalendarDate(2026, 11, 26)}
        onChange={onChange}
      />,
    )
    await expect.element(day(/Κυριακή 22 Νοεμβρίου/)).toHaveAttribute('aria-disabled', 'true')
    await intoTheDays()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChange.mock.calls.flat().map(String)).not.toContain('2026-12-01')
    await expect.element(page.getByRole('button', { name: texts.next }).first()).toBeDisabled()
  })

  it('lets an unavailable day take focus, gives the reason in words and visibly, and does not choose it', async () => {
    const onChange = vi.fn<(value: CalendarDate) => void>()
    await inGreek(
      <Calendar
        label="Ημέρα"
        {...shared}
        onChange={onChange}
        unavailableReason={(each) => (getDayOfWeek(each, 'el-GR') === 2 ? 'Κλειστά την Τετάρτη' : undefined)}
      />,
    )
    await intoTheDays()
    await userEvent.keyboard('{ArrowRight}')
    const wednesday = day(/Τετάρτη 25 Νοεμβρίου/)
    await expect.element(wednesday).toHaveFocus()
    await expect.element(wednesday).toHaveAccessibleDescription('Κλειστά την Τετάρτη')
    await expect.element(page.getByText('25 Νοεμβρίου: Κλειστά την Τετάρτη')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('shows the reason of a day that was pressed by pointer too', async () => {
    await inGreek(
      <Calendar
        label="Ημέρα"
        {...shared}
        unavailableReason={({ day: at }) => (at === 11 ? 'Αργία' : undefined)}
      />,
    )
    await day(/Τετάρτη 11 Νοεμβρίου/).click({ force: true })
    await expect.element(page.getByText('11 Νοεμβρίου: Αργία')).toBeVisible()
  })

  it('ties its description and its error to itself', async () => {
    await inGreek(
      <Calendar label="Ημέρα" {...shared} description="Εντός Νοεμβρίου" errorMessage="Διαλέξτε ημέρα" />,
    )
    await expect
      .element(page.getByRole('application'))
      .toHaveAccessibleDescription('Εντός Νοεμβρίου Διαλέξτε ημέρα')
  })

  it('shows two months where there is room, one where there is not', async () => {
    await page.viewport(900, 700)
    await inGreek(<Calendar label="Ημέρα" {...shared} months={2} />)
    await expect.element(page.getByText('Δεκέμβριος 2026', { exact: true })).toBeVisible()
    await page.viewport(360, 700)
    await expect.element(page.getByText('Δεκέμβριος 2026', { exact: true })).not.toBeInTheDocument()
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await page.viewport(414, 896)
  })
})

describe('RangeCalendar', () => {
  it('takes the first and the last day, by keyboard', async () => {
    const onChange = vi.fn<(value: DayRange) => void>()
    await inGreek(<RangeCalendar label="Διαμονή" {...shared} months={1} onChange={onChange} />)
    await intoTheDays()
    await userEvent.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const { start, end } = onChange.mock.lastCall?.[0] ?? {}
    expect([start, end].map(String)).toEqual(['2026-11-24', '2026-12-02'])
  })

  it('takes them by two presses of a pointer, without dragging', async () => {
    const onChange = vi.fn<(value: DayRange) => void>()
    await inGreek(<RangeCalendar label="Διαμονή" {...shared} months={1} onChange={onChange} />)
    await day(/Δευτέρα 9 Νοεμβρίου/).click()
    await day(/Πέμπτη 12 Νοεμβρίου/).click()
    const { start, end } = onChange.mock.lastCall?.[0] ?? {}
    expect([start, end].map(String)).toEqual(['2026-11-09', '2026-11-12'])
    await expect.poll(() => page.getByRole('gridcell', { selected: true }).elements()).toHaveLength(4)
  })

  it('is a named calendar with an error', async () => {
    await inGreek(<RangeCalendar aria-label="Διαμονή" {...shared} errorMessage="Τουλάχιστον δύο νύχτες" />)
    const calendar = page.getByRole('application', { name: /Διαμονή/ })
    await expect.element(calendar).toHaveAccessibleDescription('Τουλάχιστον δύο νύχτες')
  })
})
