import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { hear } from '../../../tests/reader/hear.ts'
import { Gallery } from './Gallery.tsx'
import type { GalleryTexts } from './GalleryPhoto.ts'

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
const photos = ['Πρόσοψη', 'Σαλόνι', 'Κουζίνα'].map((alt, at) => ({
  id: String(at),
  path: `/x/${at}`,
  widths: [320],
  alt,
}))

it('a gallery announces a new picture once, and its full screen is a dialog with its name', async () => {
  await page.viewport(1024, 768)
  await render(<Gallery photos={photos} texts={texts} />)
  const heard = await hear(async ({ until }) => {
    ;(page.getByRole('button', { name: 'Επόμενη' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await until('2 από 3. Σαλόνι')
    ;(page.getByRole('button', { name: 'Πλήρης οθόνη' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await until('dialog')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Πλήρης οθόνη' })).toHaveFocus()
  })
  expect(heard).toEqual([
    'button, Επόμενη',
    'polite: 2 από 3. Σαλόνι',
    'button, Πλήρης οθόνη',
    'dialog, Φωτογραφίες',
    'toolbar, Φωτογραφίες, orientated horizontally',
    'button, Πλήρης οθόνη',
  ])
})
