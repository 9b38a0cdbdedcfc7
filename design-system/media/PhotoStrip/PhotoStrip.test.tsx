import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Card } from '../../collections/Card/Card.tsx'
import { listen } from '../../testing/spoken.ts'
import { PhotoStrip } from './PhotoStrip.tsx'

const texts = { label: 'Φωτογραφίες', previous: 'Προηγούμενη', next: 'Επόμενη' }
const photosOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    path: `/x/${at}`,
    widths: [320],
    alt: `Φωτογραφία ${at + 1}`,
    caption: `${at + 1} / ${count}`,
  }))

const show = (count = 4) =>
  render(
    <Card
      href="/aggelies/1"
      title="Διαμέρισμα"
      media={
        <>
          <div style={{ aspectRatio: '5 / 3' }} />
          <PhotoStrip photos={photosOf(count)} href="/aggelies/1" texts={texts} />
        </>
      }
    />,
  )
/** As a screen reader does: where a finger is the pointer, a press on the button is one on the photograph below. */
const pressNext = async () => {
  const next = page.getByRole('button', { name: 'Επόμενη' })
  await expect.element(next).toBeInTheDocument()
  ;(next.element() as HTMLElement).click()
}
const caption = (text: string) => page.getByText(text, { exact: true })

beforeEach(() => page.viewport(390, 844))

it('adds no stop of the Tab key, and is turned by the arrow keys of the card', async () => {
  await show()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Διαμέρισμα' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(caption('2 / 4')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(caption('4 / 4')).toBeInTheDocument()
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

it('is turned by its buttons, and says which photograph is in sight', async () => {
  const { heard, stop } = listen()
  await show()
  await pressNext()
  await vi.waitFor(() => expect(heard).toContain('Φωτογραφία 2'), { timeout: 4000 })
  stop()
})

it('fetches a photograph once it is next to the one in sight', async () => {
  const { container } = await show(30)
  const fetched = () => [...container.querySelectorAll('img')].map((image) => image.alt)
  expect(fetched()).toEqual(['Φωτογραφία 1', 'Φωτογραφία 2'])
  await pressNext()
  await expect.element(caption('2 / 30')).toBeInTheDocument()
  expect(fetched()).toEqual(['Φωτογραφία 1', 'Φωτογραφία 2', 'Φωτογραφία 3'])
})

it('opens the home by a press on any photograph, and moves nothing below it', async () => {
  const { container } = await show()
  const strip = page.getByRole('group', { name: 'Φωτογραφίες' }).element().getBoundingClientRect()
  const media = container.querySelector('article > div')?.getBoundingClientRect()
  expect(strip.height).toBe(media?.height)
  const under = document.elementFromPoint(strip.left + strip.width / 2, strip.top + 20)
  expect(under?.closest('a')?.getAttribute('href')).toBe('/aggelies/1')
})

it('says in words what a photograph shows that does not come', async () => {
  const { container } = await show()
  await vi.waitFor(() => expect(container.querySelector('img')?.complete).toBe(true))
  expect(getComputedStyle(container.querySelector('img') ?? container, '::after').content).toContain(
    'Φωτογραφία 1',
  )
})
