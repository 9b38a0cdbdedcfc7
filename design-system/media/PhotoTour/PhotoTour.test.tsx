import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { PhotoTour } from './PhotoTour.tsx'
import { roomsOf } from './RoomPhoto.ts'

const texts = {
  label: 'Photographs',
  previous: 'Previous',
  next: 'Next',
  fullScreen: 'Full screen',
  missing: 'It did not open',
  close: 'Close',
  position: (at: number, total: number) => `${at} of ${total}`,
  thumbnails: 'Rooms',
}
const photos = ['Outside', 'Bedroom', 'Kitchen', 'Bedroom'].map((room, at) => ({
  id: String(at),
  room,
  path: `/x/${at}`,
  widths: [320],
  alt: `${room} ${at + 1}`,
}))

it('puts photographs of one room together, rooms in the order of their first photograph', () => {
  expect(roomsOf(photos).map(({ name, photos: of }) => [name, of.map(({ index }) => index)])).toEqual([
    ['Outside', [0]],
    ['Bedroom', [1, 3]],
    ['Kitchen', [2]],
  ])
  expect(roomsOf([])).toEqual([])
})

it('opens the viewer at the photograph that was pressed, and returns to it', async () => {
  await render(<PhotoTour photos={photos} texts={texts} initialIndex={0} onClose={() => undefined} />)
  const last = page.getByRole('button', { name: 'Bedroom 4' })
  await userEvent.click(last)
  await expect.element(page.getByText('4 of 4')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('4 of 4')).not.toBeInTheDocument()
  await expect.element(last).toHaveFocus()
})

it('leads to a room by its name', async () => {
  await render(<PhotoTour photos={photos} texts={texts} initialIndex={0} onClose={() => undefined} />)
  await userEvent.click(page.getByRole('list', { name: 'Rooms' }).getByRole('button', { name: 'Kitchen' }))
  await expect.element(page.getByRole('button', { name: 'Kitchen 3' })).toHaveFocus()
})

it('opens the viewer by keyboard with the focus on its pictures, also long after, and gives it back', async () => {
  await render(<PhotoTour photos={photos} texts={texts} initialIndex={0} onClose={() => undefined} />)
  const kitchen = page.getByRole('button', { name: 'Kitchen 3' })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Photographs' })).toHaveFocus()
  while (document.activeElement !== kitchen.element()) await userEvent.tab()
  const focused: string[] = []
  const note = () => focused.push(document.activeElement?.getAttribute('aria-label') ?? '')
  document.addEventListener('focusin', note)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('toolbar', { name: 'Photographs' })).toHaveFocus()
  // The page behind becomes inert when a reader has been told of the focus.
  await new Promise((resolve) => setTimeout(resolve, 900))
  await expect.element(page.getByRole('toolbar', { name: 'Photographs' })).toHaveFocus()
  document.removeEventListener('focusin', note)
  expect(focused).toEqual(['Photographs'])
  await userEvent.keyboard('{Escape}')
  await expect.element(kitchen).toHaveFocus()
})
