import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { clocksChange, week } from '#stories/dates/visits.ts'
import '#tokens/global.css.ts'
import { DesignSystemProvider } from '../../foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { VisitSlotPicker, type VisitSlotPickerProps } from './VisitSlotPicker.tsx'

const texts = {
  days: 'Days',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  range: (start: string, end: string) => `${start} to ${end}`,
  parts: { morning: 'Morning', midday: 'Midday', evening: 'Evening' },
  taken: 'taken',
  free: (count: number) => `${count} free`,
  chosenHere: (count: number) => `${count} chosen`,
  noSlots: 'no visits',
  chosen: (count: number, most: number) => `${count} of ${most} proposed`,
  nothingChosen: 'None yet',
  full: (most: number) => `${most} at most. Remove one first.`,
}

type Changed = (value: readonly string[]) => void

function Visits({
  value: initial = [],
  onChange,
  ...rest
}: Partial<VisitSlotPickerProps> & { onChange?: Changed }) {
  const [value, setValue] = useState(initial)
  return (
    <DesignSystemProvider locale="en-GB">
      <form>
        <VisitSlotPicker
          label="When can you come?"
          days={week}
          timeZone="Europe/Athens"
          most={3}
          name="slot"
          texts={texts}
          {...rest}
          value={value}
          onChange={(next) => {
            setValue(next)
            onChange?.(next)
          }}
        />
      </form>
    </DesignSystemProvider>
  )
}

const tab = (name: RegExp) => page.getByRole('tab', { name })
const slot = (name: string) => page.getByRole('option', { name, exact: true })
const chip = (name: RegExp) => page.getByRole('row', { name })
const options = () => page.getByRole('option').elements()
const intoTheSlots = async () => {
  for (let press = 0; press < 4; press++) await userEvent.tab()
}
const submitted = () => {
  const form = document.querySelector('form')
  return form && new FormData(form).getAll('slot')
}

describe('the strip of days', () => {
  it('names each day in full with what it offers, and is walked by arrows', async () => {
    await render(<Visits value={['2026-11-24-0']} />)
    await expect.element(page.getByRole('group', { name: 'When can you come?' })).toBeInTheDocument()
    await expect.element(page.getByRole('tablist', { name: 'Days' })).toBeInTheDocument()
    await userEvent.tab()
    await expect.element(tab(/^Tuesday 24 November, 6 free, 1 chosen/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab(/^Wednesday 25 November, 3 free$/)).toHaveFocus()
    await expect.element(slot('Wednesday 25 November, 10:00 to 10:30')).toBeVisible()
    await expect.element(page.getByRole('tabpanel', { name: /Wednesday/ })).toBeInTheDocument()
  })

  it('says so on a day without visits', async () => {
    await render(<Visits />)
    await tab(/^Sunday 29 November, no visits/).click()
    await expect.element(page.getByRole('tabpanel').getByText('no visits')).toBeVisible()
    expect(options()).toHaveLength(0)
  })

  it('is walked by the buttons beside the day too, which keep focus', async () => {
    await render(<Visits />)
    const next = page.getByRole('button', { name: 'Next day' })
    await next.click()
    await expect.element(tab(/^Wednesday/)).toHaveAttribute('aria-selected', 'true')
    await expect.element(next).toHaveFocus()
    await page.getByRole('button', { name: 'Previous day' }).click()
    await expect.element(tab(/^Tuesday/)).toHaveAttribute('aria-selected', 'true')
  })
})

describe('the slots', () => {
  it('are named in full, walked by arrows in both directions, and chosen by Space', async () => {
    const onChange = vi.fn<Changed>()
    await render(<Visits onChange={onChange} />)
    await intoTheSlots()
    await expect.element(slot('Tuesday 24 November, 10:00 to 10:30')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight} ')
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['2026-11-24-1']))
    await expect.element(slot('Tuesday 24 November, 10:30 to 11:00')).toHaveAttribute('aria-selected', 'true')
    const focused = () => document.activeElement?.getBoundingClientRect()
    const before = focused()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => focused()?.top).toBeGreaterThan(before?.top ?? 0)
    await expect.poll(() => focused()?.left).toBe(before?.left)
    await userEvent.keyboard('{Home}')
    await expect.element(slot('Tuesday 24 November, 10:00 to 10:30')).toHaveFocus()
  })

  it('keep their time of day over Page Down and Page Up, passing over days without', async () => {
    await render(<Visits />)
    await intoTheSlots()
    await userEvent.keyboard('{ArrowRight}{PageDown}')
    await expect.element(slot('Wednesday 25 November, 10:30 to 11:00')).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await expect.element(slot('Tuesday 24 November, 10:30 to 11:00')).toHaveFocus()
    // The day before the first that has any is the last: Monday, after a Sunday with none.
    await userEvent.keyboard('{PageUp}')
    await expect.element(slot('Monday 30 November, 10:30 to 11:00')).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await expect.element(slot('Saturday 28 November, 10:30 to 11:00')).toHaveFocus()
  })

  it('say that they are taken, take focus, and are not chosen', async () => {
    const onChange = vi.fn<Changed>()
    await render(<Visits onChange={onChange} />)
    await intoTheSlots()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const taken = slot('Tuesday 24 November, 11:00 to 11:30, taken')
    await expect.element(taken).toHaveFocus()
    await expect.element(taken).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard(' ')
    expect(onChange).not.toHaveBeenCalled()
    await vi.waitFor(() =>
      expect(document.getElementById('announcer-polite')?.textContent).toContain('taken'),
    )
  })

  it('are refused beyond the most, with the reason in sight and announced', async () => {
    const onChange = vi.fn<Changed>()
    await render(<Visits most={1} value={['2026-11-24-0']} onChange={onChange} />)
    await slot('Tuesday 24 November, 10:30 to 11:00').click()
    expect(onChange).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(page.getByText('1 at most. Remove one first.').elements()).toHaveLength(2))
  })
})

describe('what is chosen', () => {
  it('is listed in order of time, counted, submitted, and taken back by button or Delete', async () => {
    await render(<Visits value={['2026-11-30-0', '2026-11-24-1']} />)
    await expect.element(page.getByRole('grid', { name: '2 of 3 proposed' })).toBeInTheDocument()
    const names = page
      .getByRole('row')
      .elements()
      .map((each) => each.textContent)
    expect(names).toEqual(['Tuesday 24 November, 10:30 to 11:00', 'Monday 30 November, 09:00 to 09:30'])
    expect(submitted()).toEqual(['2026-11-24-1', '2026-11-30-0'])
    await page.getByRole('button', { name: /Tuesday 24 November/ }).click()
    await expect.element(chip(/Tuesday/)).not.toBeInTheDocument()
    await expect
      .element(slot('Tuesday 24 November, 10:30 to 11:00'))
      .toHaveAttribute('aria-selected', 'false')
    await vi.waitFor(() =>
      expect(page.getByRole('grid').element().contains(document.activeElement)).toBe(true),
    )
    await userEvent.keyboard('{Delete}')
    await expect.element(page.getByText('None yet')).toBeVisible()
    await expect.poll(() => submitted()).toEqual([])
  })

  it('counts no slot that was withdrawn meanwhile', async () => {
    const onChange = vi.fn<Changed>()
    await render(<Visits most={1} value={['withdrawn']} onChange={onChange} />)
    await expect.element(page.getByText('None yet')).toBeVisible()
    expect(submitted()).toEqual([])
    await slot('Tuesday 24 November, 10:00 to 10:30').click()
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['2026-11-24-0']))
  })

  it('can be given back by pressing the slot again', async () => {
    const onChange = vi.fn<Changed>()
    await render(<Visits value={['2026-11-24-0']} onChange={onChange} />)
    await slot('Tuesday 24 November, 10:00 to 10:30').click()
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith([]))
  })
})

it('distinguishes the hour that is repeated when clocks go back', async () => {
  await render(<Visits days={clocksChange('2026-10-24', '2026-10-25', '2026-10-26')} />)
  await tab(/^Sunday 25 October/).click()
  await expect.element(slot('Sunday 25 October, 03:00 to 03:30 UTC+3')).toBeVisible()
  await expect.element(slot('Sunday 25 October, 03:00 to 03:30 UTC+2')).toBeVisible()
  const names = options().map((each) => each.getAttribute('aria-label'))
  expect(new Set(names).size).toBe(names.length)
})

it('ties its description and error to the group, and never widens a narrow page', async () => {
  await page.viewport(320, 700)
  await render(<Visits description="Athens time" errorMessage="Choose at least one" />)
  const group = page.getByRole('group', { name: 'When can you come?' })
  await expect.element(group).toHaveAccessibleDescription('Athens time Choose at least one')
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(414, 896)
})

it('renders without days', async () => {
  await render(<Visits days={[]} />)
  await expect.element(page.getByText('None yet')).toBeVisible()
  expect(page.getByRole('tab').elements()).toHaveLength(0)
})
