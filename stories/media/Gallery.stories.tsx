import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Gallery } from '#design-system/media/Gallery/Gallery.tsx'
import type { GalleryTexts } from '#design-system/media/Gallery/GalleryPhoto.ts'
import { Container } from '#design-system/layout/Container/Container.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { pictures } from '../sample/pictures.ts'

const meta = preview.meta({ component: Gallery })

const texts: GalleryTexts = {
  label: 'Φωτογραφίες του διαμερίσματος',
  previous: 'Προηγούμενη φωτογραφία',
  next: 'Επόμενη φωτογραφία',
  fullScreen: 'Πλήρης οθόνη',
  missing: 'Δεν άνοιξε. Ελέγξτε τη σύνδεσή σας.',
  close: 'Κλείσιμο',
  position: (at, total) => `${at} από ${total}`,
  thumbnails: 'Όλες οι φωτογραφίες',
  roles: { carousel: 'συλλογή εικόνων', slide: 'εικόνα' },
  zoom: {
    zoomIn: 'Μεγέθυνση',
    zoomOut: 'Σμίκρυνση',
    level: (percent) => `${percent} %`,
    largest: 'Η φωτογραφία δεν μεγεθύνεται άλλο',
    whole: 'Φαίνεται ολόκληρη η φωτογραφία',
  },
}

const photos = [
  { id: 'a', ...pictures.apartment, alt: 'Η πολυκατοικία από τον δρόμο' },
  { id: 'b', ...pictures.stone, alt: 'Η πρόσοψη με την κεραμοσκεπή' },
  { id: 'c', ...pictures.cyclades, alt: 'Το σπίτι από τη θάλασσα' },
  {
    id: 'd',
    ...pictures.plan,
    alt: 'Κάτοψη: δύο υπνοδωμάτια, σαλόνι με κουζίνα, μπάνιο',
    fit: 'contain' as const,
  },
]

const gallery = (
  <Container width="text">
    <Gallery photos={photos} texts={texts} />
  </Container>
)

export const Photographs = meta.story({
  render: () => gallery,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('toolbar', { name: texts.label })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await canvas.findByText('2 από 4')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('1 από 4')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    const thumbnails = within(canvas.getByRole('toolbar', { name: 'Όλες οι φωτογραφίες' }))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    const third = thumbnails.getByRole('button', { name: '3 από 4. Το σπίτι από τη θάλασσα' })
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'))
    await waitFor(() => expect(third).toHaveFocus())
  },
})

export const OnTheWholeScreen = meta.story({
  render: () => gallery,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Πλήρης οθόνη' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const strip = dialog.getByRole('toolbar', { name: texts.label })
    await waitFor(() => expect(strip).toHaveFocus())
    await userEvent.keyboard('++')
    await dialog.findByText('200 %')
    await userEvent.keyboard('{ArrowDown}-')
    await dialog.findByText('150 %')
  },
})

export const OnePhotograph = meta.story({
  render: () => (
    <Container width="text">
      <Gallery photos={photos.slice(0, 1)} texts={texts} />
    </Container>
  ),
})

export const NarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <Gallery photos={photos} texts={texts} />
    </Narrow>
  ),
})

const manyPhotos = Array.from({ length: 24 }, (_, at) => {
  const photo = photos[at % photos.length]
  return photo && { ...photo, id: String(at), alt: `${photo.alt}, ${at + 1}` }
}).filter((photo) => photo !== undefined)

export const ManyPhotographs = meta.story({
  render: () => (
    <Container width="text">
      <Gallery photos={manyPhotos} texts={texts} />
    </Container>
  ),
})

export const MissingFiles = meta.story({
  render: () => (
    <Container width="text">
      <Gallery photos={photos.map((photo) => ({ ...photo, path: `/gone${photo.path}` }))} texts={texts} />
    </Container>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Gallery
        photos={photos.map((photo, at) => ({
          ...photo,
          alt: `Außenansicht des Mehrfamilienhauses von der Uferpromenade, Aufnahme ${at + 1}`,
        }))}
        texts={{
          ...texts,
          label: 'Aufnahmen der Eigentumswohnung',
          previous: 'Vorherige Aufnahme',
          next: 'Nächste Aufnahme',
          fullScreen: 'Vollbildansicht öffnen',
          position: (at, total) => `Aufnahme ${at} von ${total}`,
        }}
      />
    </Narrow>
  ),
})
