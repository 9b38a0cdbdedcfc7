import { CalendarDate, Time } from '@internationalized/date'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { DesignSystemProvider } from '../foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { DateField } from './DateField/DateField.tsx'
import { DatePicker } from './DatePicker/DatePicker.tsx'
import { DateRangePicker } from './DateRangePicker/DateRangePicker.tsx'
import { TimeField } from './TimeField/TimeField.tsx'

const texts = { previous: 'Προηγούμενος', next: 'Επόμενος', open: 'Ημερολόγιο:' }
const tuesday = new CalendarDate(2026, 11, 24)

const inForm = async (node: ReactNode, locale = 'el-GR') => {
  const { container } = await render(
    <DesignSystemProvider locale={locale}>
      <form>{node}</form>
    </DesignSystemProvider>,
  )
  return () => {
    const form = container.querySelector('form')
    return form && Object.fromEntries(new FormData(form))
  }
}

const parts = () => page.getByRole('spinbutton').elements()
const opener = () => page.getByRole('button', { name: /^Ημερολόγιο:/ })

describe('DateField', () => {
  it('is typed part by part in the order of the locale, and submitted as ISO', async () => {
    const submitted = await inForm(<DateField label="Λήξη" name="end" />)
    await expect.element(page.getByRole('group', { name: 'Λήξη' })).toBeInTheDocument()
    expect(submitted()).toEqual({ end: '' })
    await userEvent.tab()
    await userEvent.keyboard('24112026')
    await expect.poll(() => submitted()).toEqual({ end: '2026-11-24' })
  })

  it('begins with the month in locales that do', async () => {
    const submitted = await inForm(<DateField label="End" name="end" />, 'en-US')
    await userEvent.tab()
    await userEvent.keyboard('11242026')
    await expect.poll(() => submitted()).toEqual({ end: '2026-11-24' })
  })

  it('steps its segments by arrows, and names each', async () => {
    const onChange = vi.fn<(value: CalendarDate | null) => void>()
    await inForm(<DateField label="Λήξη" defaultValue={tuesday} onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    expect(onChange.mock.lastCall?.[0]?.toString()).toBe('2026-12-24')
    expect(document.activeElement).toHaveAccessibleName(/μήνας.*Λήξη/)
  })

  it('shows only errors that it is given, and ties them to itself', async () => {
    await inForm(<DateField label="Λήξη" defaultValue={tuesday} maxValue={new CalendarDate(2020, 1, 1)} />)
    expect(parts()[0]?.getAttribute('aria-invalid')).toBeNull()
    await inForm(<DateField label="Έναρξη" errorMessage="Συμπληρώστε την έναρξη" description="Ημέρα" />)
    await expect
      .element(page.getByRole('group', { name: 'Έναρξη' }))
      .toHaveAccessibleDescription('Ημέρα Συμπληρώστε την έναρξη')
  })
})

describe('TimeField', () => {
  it('has 24 hours, and is submitted', async () => {
    const submitted = await inForm(<TimeField label="Από" name="from" />)
    await userEvent.tab()
    await userEvent.keyboard('1730')
    await expect.poll(() => submitted()).toEqual({ from: '17:30:00' })
    expect(parts()).toHaveLength(2)
  })

  it('has twelve hours on request', async () => {
    await inForm(<TimeField label="Από" defaultValue={new Time(17, 30)} hourCycle={12} />)
    expect(parts()).toHaveLength(3)
    await expect.element(page.getByRole('spinbutton').first()).toHaveTextContent('5')
  })

  it('writes the hours of a morning with two digits, as timetables do', async () => {
    await inForm(<TimeField label="Από" defaultValue={new Time(9, 5)} />)
    const [hour, minute] = parts().map((part) => part.textContent)
    expect([hour, minute]).toEqual(['09', '05'])
  })
})

describe('DatePicker', () => {
  it('opens at its day, chooses by keyboard, closes and gives focus back', async () => {
    const submitted = await inForm(
      <DatePicker label="Από" name="from" defaultValue={tuesday} texts={texts} />,
    )
    for (let press = 0; press < 4; press++) await userEvent.tab()
    await expect.element(opener()).toHaveFocus()
    await expect.element(opener()).toHaveAccessibleName('Ημερολόγιο: Από')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /24 Νοεμβρίου/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => submitted()).toEqual({ from: '2026-11-26' })
    await expect.element(opener()).toHaveFocus()
  })

  it('is left by Escape with nothing changed', async () => {
    const onChange = vi.fn<(value: CalendarDate | null) => void>()
    await inForm(<DatePicker label="Από" defaultValue={tuesday} onChange={onChange} texts={texts} />)
    await opener().click()
    await expect.element(page.getByRole('button', { name: /24 Νοεμβρίου/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
    await expect.element(opener()).toHaveFocus()
  })

  it('can be typed into as well, and says why a day cannot be chosen', async () => {
    const submitted = await inForm(
      <DatePicker
        label="Από"
        name="from"
        defaultValue={tuesday}
        texts={texts}
        unavailableReason={({ day }) => (day === 25 ? 'Αργία' : undefined)}
      />,
    )
    await userEvent.tab()
    await userEvent.keyboard('23')
    await expect.poll(() => submitted()).toEqual({ from: '2026-11-23' })
    await opener().click()
    await expect.element(page.getByRole('button', { name: /23 Νοεμβρίου/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect
      .element(page.getByRole('button', { name: /25 Νοεμβρίου/ }))
      .toHaveAccessibleDescription('Αργία')
  })

  it('shows only errors that it is given', async () => {
    await inForm(
      <DatePicker label="Από" defaultValue={tuesday} maxValue={new CalendarDate(2020, 1, 1)} texts={texts} />,
    )
    expect(parts()[0]?.getAttribute('aria-invalid')).toBeNull()
  })
})

describe('DateRangePicker', () => {
  const stay = { start: tuesday, end: new CalendarDate(2026, 12, 3) }

  it('submits both ends, typed', async () => {
    const submitted = await inForm(
      <DateRangePicker label="Διαμονή" startName="from" endName="to" texts={texts} />,
    )
    await userEvent.tab()
    await userEvent.keyboard('2411202603122026')
    await expect.poll(() => submitted()).toEqual({ from: '2026-11-24', to: '2026-12-03' })
  })

  it('names the segments of both ends differently', async () => {
    await inForm(<DateRangePicker label="Διαμονή" defaultValue={stay} texts={texts} />)
    const names = parts().map((part) => part.getAttribute('aria-label') ?? '')
    expect(new Set(names).size).toBe(6)
  })

  it('is chosen from its calendar by keyboard', async () => {
    const submitted = await inForm(
      <DateRangePicker label="Διαμονή" startName="from" endName="to" defaultValue={stay} texts={texts} />,
    )
    await opener().click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName(/24 Νοεμβρίου/))
    await userEvent.keyboard('{ArrowLeft}{Enter}{ArrowDown}{Enter}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => submitted()).toEqual({ from: '2026-11-23', to: '2026-12-01' })
  })
})
