import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Mosaic, type MosaicTexts } from './Mosaic.tsx'

const texts: MosaicTexts = {
  all: 'All photographs',
  label: 'Photographs',
  previous: 'Previous',
  next: 'Next',
  fullScreen: 'Full screen',
  missing: 'It did not open',
  close: 'Close',
  position: (at, total) => `${at} of ${total}`,
  thumbnails: 'Rooms',
}
const rooms = ['Outside', 'Living room', 'Living room', 'Kitchen', 'Bedroom', 'Bathroom']
const photosOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    room: rooms[at % rooms.length] ?? '',
    path: `/x/${at}`,
    widths: [320, 1280],
    alt: `${rooms[at % rooms.length]} ${at + 1}`,
  }))

const links = () => page.getByRole('group', { name: 'Photographs' }).getByRole('link').elements()
const shown = () => links().filter((link) => link.checkVisibility())

beforeEach(async () => {
  await page.viewport(1200, 800)
})
afterEach(async () => {
  await page.viewport(414, 896)
})

it.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [30, 5],
])(
  'of %i photographs shows %i on a wide screen, inside its frame and not over each other',
  async (count, seen) => {
    await render(<Mosaic photos={photosOf(count)} texts={texts} />)
    expect(shown()).toHaveLength(seen)
    const frame = page.getByRole('list').element().getBoundingClientRect()
    const boxes = shown().map((link) => link.getBoundingClientRect())
    for (const box of boxes) {
      expect(box.width).toBeGreaterThan(50)
      expect(box.height).toBeGreaterThan(50)
      expect(box.right).toBeLessThanOrEqual(frame.right + 1)
      expect(box.bottom).toBeLessThanOrEqual(frame.bottom + 1)
    }
    const overlaps = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ),
    )
    expect(overlaps).toEqual([])
  },
)

it('is a strip of all photographs on a phone, and counts the one in view', async () => {
  await page.viewport(390, 800)
  await render(<Mosaic photos={photosOf(10)} texts={texts} />)
  expect(shown()).toHaveLength(10)
  await expect.element(page.getByText('1 / 10')).toBeVisible()
  const strip = page.getByRole('list').element()
  strip.scrollTo({ left: strip.clientWidth * 2, behavior: 'instant' })
  await expect.element(page.getByText('3 / 10')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

it('links each photograph to its largest file, for a browser without script', async () => {
  await render(<Mosaic photos={photosOf(3)} texts={texts} />)
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/x/0-1280.webp',
    '/x/1-1280.webp',
    '/x/2-1280.webp',
  ])
})

it('opens the tour at the room that was pressed, and gives the focus back', async () => {
  await render(
    <Mosaic photos={photosOf(6)} texts={texts} actions={<ButtonLink href="#plan">Plan</ButtonLink>} />,
  )
  await userEvent.click(page.getByRole('link', { name: 'Kitchen 4' }))
  const dialog = page.getByRole('dialog', { name: 'Photographs' })
  await expect.element(dialog.getByRole('heading', { name: 'Kitchen' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Kitchen 4' })).toHaveFocus()
})

it('opens the viewer at once where there are few photographs', async () => {
  await render(<Mosaic photos={photosOf(3)} texts={texts} />)
  await userEvent.click(page.getByRole('link', { name: 'Living room 2' }))
  await expect.element(page.getByRole('dialog').getByText('2 of 3')).toBeVisible()
})
