import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { week } from '#stories/dates/visits.ts'
import '#tokens/global.css.ts'
import { DesignSystemProvider } from '../../foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { VisitTimes } from './VisitTimes.tsx'

async function open(days = week) {
  const onPick = vi.fn<(id: string) => void>()
  await render(
    <DesignSystemProvider locale="en-GB">
      <VisitTimes
        label="Next free times"
        timeZone="Europe/Athens"
        range={(start, end) => `${start} to ${end}`}
        {...{ days, onPick }}
      />
    </DesignSystemProvider>,
  )
  return onPick
}
const days = () => page.getByRole('button', { pressed: true }).elements()

it('shows the next four days with a free time, and times of the first', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: 'Tuesday 24 November', exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /^\w+ \d+ November$/ }).elements()).toHaveLength(4)
  expect(page.getByRole('button', { name: /^Tuesday 24 November, / }).elements()).toHaveLength(3)
})

it('goes to a day, and asks for the time that is pressed', async () => {
  const onPick = await open()
  await userEvent.click(page.getByRole('button', { name: 'Thursday 26 November', exact: true }))
  expect(days()).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'Thursday 26 November, 16:00 to 16:30' }))
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-11-26-0')
})

it('leaves out days and times that are taken', async () => {
  const [first, ...rest] = week
  const taken = { ...first!, slots: first!.slots.map((slot) => ({ ...slot, isTaken: true })) }
  await open([taken, ...rest])
  expect(page.getByRole('button', { name: /^Tuesday 24/ }).elements()).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: 'Wednesday 25 November', exact: true })).toBeVisible()
})
