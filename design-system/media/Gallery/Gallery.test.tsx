import { beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { announce } from '../../feedback/announce/announce.ts'
import { listen } from '../../testing/spoken.ts'
import { Gallery } from './Gallery.tsx'
import type { GalleryTexts } from './GalleryPhoto.ts'
import { zoomed } from './zoomLevels.ts'

const texts: GalleryTexts = {
  label: 'Φωτογραφίες',
  previous: 'Προηγούμενη',
  next: 'Επόμενη',
  fullScreen: 'Πλήρης οθόνη',
  missing: 'Δεν άνοιξε. Ελέγξτε τη σύνδεσή σας.',
  close: 'Κλείσιμο',
  position: (at: number, total: number) => `${at} από ${total}`,
  thumbnails: 'Μικρογραφίες',
  roles: { carousel: 'συλλογή', slide: 'εικόνα' },
  zoom: {
    zoomIn: 'Μεγέθυνση',
    zoomOut: 'Σμίκρυνση',
    level: (percent) => `${percent} %`,
    largest: 'Δεν μεγαλώνει άλλο',
    whole: 'Φαίνεται ολόκληρη',
  },
}
const photos = ['Πρόσοψη', 'Σαλόνι', 'Κουζίνα', 'Υπνοδωμάτιο'].map((alt, at) => ({
  id: String(at),
  path: `/x/${at}`,
  widths: [320],
  alt,
}))

const shown = (position: string) => page.getByText(position, { exact: true })
const quiet = 'ησυχία'
/** The announcements of `act`, up to a sentence that is spoken after every pending one. */
async function spokenDuring(act: () => Promise<void>): Promise<string[]> {
  const { heard, stop } = listen()
  await act()
  await vi.waitFor(() => expect(heard.some((text) => text.includes(' από '))).toBe(true), { timeout: 4000 })
  // Set off later and with a longer wait: timers end in the order in which they are due.
  announce(quiet, { topic: quiet, settle: 600 })
  await vi.waitFor(() => expect(heard).toContain(quiet), { timeout: 4000 })
  stop()
  return heard.filter((text) => text.includes(' από '))
}

beforeEach(async () => {
  await page.viewport(1024, 768)
})

describe('Gallery', () => {
  it('is a named region whose slides give their number and the total', async () => {
    await render(<Gallery photos={photos} texts={texts} />)
    const region = page.getByRole('region', { name: 'Φωτογραφίες' })
    await expect.element(region).toHaveAttribute('aria-roledescription', 'συλλογή')
    const slide = page.getByRole('group', { name: '2 από 4' })
    await expect.element(slide).toHaveAttribute('aria-roledescription', 'εικόνα')
    await expect.element(slide.getByRole('img', { name: 'Σαλόνι' })).toBeInTheDocument()
  })

  it('loads the first picture at once and the others when they come near', async () => {
    const { container } = await render(<Gallery photos={photos} texts={texts} />)
    const loading = [...container.querySelectorAll('[role=group] img')].map((each) =>
      each.getAttribute('loading'),
    )
    expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy'])
  })

  it('moves by buttons and starts again past the end', async () => {
    await render(<Gallery photos={photos} texts={texts} />)
    await page.getByRole('button', { name: 'Επόμενη' }).click()
    await expect.element(shown('2 από 4')).toBeInTheDocument()
    await page.getByRole('button', { name: 'Προηγούμενη' }).click()
    await expect.element(shown('1 από 4')).toBeInTheDocument()
    await page.getByRole('button', { name: 'Προηγούμενη' }).click()
    await expect.element(shown('4 από 4')).toBeInTheDocument()
  })

  it('moves two pictures on two quick presses, and announces the last one once', async () => {
    const onChange = vi.fn<(index: number) => void>()
    await render(<Gallery photos={photos} texts={texts} onChange={onChange} />)
    const next = page.getByRole('button', { name: 'Επόμενη' }).element() as HTMLElement
    next.focus()
    const spoken = await spokenDuring(async () => {
      // Without a pause: on a busy machine the strip could come to rest between two keys.
      next.click()
      next.click()
      await expect.element(shown('3 από 4')).toBeInTheDocument()
    })
    expect(spoken).toEqual(['3 από 4. Κουζίνα'])
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(2))
    await expect.poll(() => document.activeElement).toBe(next)
  })

  it('moves by arrow keys on the strip', async () => {
    await render(<Gallery photos={photos} texts={texts} />)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect.element(shown('4 από 4')).toBeInTheDocument()
    await userEvent.keyboard('{Home}')
    await expect.element(shown('1 από 4')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(shown('2 από 4')).toBeInTheDocument()
  })

  it('has thumbnails behind one stop of the Tab key, the current one marked', async () => {
    await render(<Gallery photos={photos} texts={texts} />)
    const row = page.getByRole('toolbar', { name: 'Μικρογραφίες' })
    const thumbnail = (name: string) => row.getByRole('button', { name })
    const first = thumbnail('1 από 4. Πρόσοψη')
    await expect.element(first).toHaveAttribute('aria-current', 'true')
    ;(first.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(thumbnail('3 από 4. Κουζίνα')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(thumbnail('3 από 4. Κουζίνα')).toHaveAttribute('aria-current', 'true')
    await expect.element(first).not.toHaveAttribute('aria-current')
    await userEvent.tab()
    await expect.poll(() => row.element().contains(document.activeElement)).toBe(false)
  })

  it('is a single picture without buttons to move where there is but one', async () => {
    await render(<Gallery photos={photos.slice(0, 1)} texts={texts} />)
    await expect.element(page.getByRole('button', { name: 'Επόμενη' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Πλήρης οθόνη' })).toBeInTheDocument()
  })
})

describe('Gallery on the whole screen', () => {
  const dialog = page.getByRole('dialog', { name: 'Φωτογραφίες' })
  const open = async () => {
    await render(<Gallery photos={photos} texts={texts} />)
    await page.getByRole('button', { name: 'Επόμενη' }).click()
    await expect.element(shown('2 από 4')).toBeInTheDocument()
    await page.getByRole('button', { name: 'Πλήρης οθόνη' }).click()
    await expect.element(dialog.getByText('2 από 4', { exact: true })).toBeInTheDocument()
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('toolbar'))
  }

  it('opens at the same picture, and Escape returns to the button at the picture seen last', async () => {
    await open()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(dialog.getByText('3 από 4', { exact: true })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(shown('3 από 4')).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Πλήρης οθόνη' })).toHaveFocus()
  })

  it('enlarges by keyboard, moves the enlarged picture by arrows, and shows the next one whole again', async () => {
    await open()
    await userEvent.keyboard('++')
    await expect.element(dialog.getByText('200 %', { exact: true })).toBeInTheDocument()
    const slide = dialog.getByRole('group', { name: '2 από 4' })
    const before = slide.element().scrollLeft
    expect(before).toBeGreaterThan(0)
    await userEvent.keyboard('{ArrowRight}')
    await vi.waitFor(() => expect(slide.element().scrollLeft).toBeGreaterThan(before))
    await expect.element(dialog.getByText('2 από 4', { exact: true })).toBeInTheDocument()
    await userEvent.keyboard('0{ArrowRight}')
    await expect.element(dialog.getByText('3 από 4', { exact: true })).toBeInTheDocument()
    await expect.element(dialog.getByText('100 %', { exact: true })).toBeInTheDocument()
  })

  it('enlarges by buttons, and announces its limits', async () => {
    await open()
    const larger = dialog.getByRole('button', { name: 'Μεγέθυνση' })
    const smaller = dialog.getByRole('button', { name: 'Σμίκρυνση' })
    await expect.element(smaller).toHaveAccessibleDescription('Φαίνεται ολόκληρη')
    for (const level of ['150 %', '200 %', '300 %', '400 %']) {
      await larger.click()
      await expect.element(dialog.getByText(level, { exact: true })).toBeInTheDocument()
    }
    await expect.element(larger).toHaveAccessibleDescription('Δεν μεγαλώνει άλλο')
    await expect.element(larger).toHaveFocus()
    await smaller.click()
    await expect.element(dialog.getByText('300 %', { exact: true })).toBeInTheDocument()
  })
})

it('zoomed stays between the levels', () => {
  expect([zoomed(1, -1), zoomed(1, 1), zoomed(4, 1), zoomed(3, -Infinity)]).toEqual([1, 1.5, 4, 1])
})
