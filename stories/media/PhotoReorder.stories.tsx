import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { PhotoReorder, type PhotoReorderProps } from '#design-system/media/PhotoReorder/PhotoReorder.tsx'
import type { PhotoReorderTexts, ReorderPhoto } from '#design-system/media/PhotoReorder/ReorderPhoto.ts'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { pictureAddress } from '../sample/pictures.ts'

const meta = preview.meta({ component: PhotoReorder })

const texts: PhotoReorderTexts = {
  position: (at, total) => `${at} από ${total}`,
  main: 'Κύρια φωτογραφία',
  tools: (name) => `Σειρά: ${name}`,
  first: (name) => `Πρώτη: ${name}`,
  earlier: (name) => `Νωρίτερα: ${name}`,
  later: (name) => `Αργότερα: ${name}`,
  remove: (name) => `Αφαίρεση: ${name}`,
  isFirst: 'Είναι ήδη η πρώτη',
  isLast: 'Είναι ήδη η τελευταία',
  moved: (name, at, total) => `${name}: τώρα ${at} από ${total}`,
  removed: (name, total) => `Αφαιρέθηκε: ${name}. Μένουν ${total}.`,
}

const house: readonly ReorderPhoto[] = [
  { id: 'a', name: 'Πρόσοψη', src: pictureAddress('apartment-320.webp') },
  { id: 'b', name: 'Αυλή', src: pictureAddress('stone-320.webp') },
  { id: 'c', name: 'Θέα', src: pictureAddress('cyclades-320.webp') },
  { id: 'd', name: 'Κάτοψη', src: pictureAddress('plan-320.webp') },
]

function Example({
  initial = house,
  ...rest
}: Partial<PhotoReorderProps> & { initial?: readonly ReorderPhoto[] }) {
  const [photos, setPhotos] = useState(initial)
  return (
    <PhotoReorder
      label="Σειρά των φωτογραφιών"
      description="Η πρώτη φαίνεται στη λίστα. Σύρετε μια φωτογραφία ή χρησιμοποιήστε τα κουμπιά της."
      photos={photos}
      texts={texts}
      onChange={(ids) => setPhotos(ids.flatMap((id) => photos.filter((photo) => photo.id === id)))}
      onRemove={(id) => setPhotos(photos.filter((photo) => photo.id !== id))}
      {...rest}
    />
  )
}

export const FourPhotographs = meta.story({
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = (name: string) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await waitFor(() => expect(button('Πρώτη: Πρόσοψη')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('data-photo', 'a'))
    await waitFor(() => expect(button('Αργότερα: Πρόσοψη')).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('data-photo', 'a'))
    await waitFor(() => expect(button('Νωρίτερα: Πρόσοψη')).toHaveFocus())
    await waitFor(() => expect(button('Νωρίτερα: Πρόσοψη')).toHaveAccessibleDescription('Είναι ήδη η πρώτη'))
  },
})

const rooms = [
  { value: 'outside', label: 'Εξωτερικά' },
  { value: 'view', label: 'Θέα' },
  { value: 'plan', label: 'Κάτοψη' },
]

export const WithFields = meta.story({
  render: () => (
    <Example
      renderFields={({ name }) => (
        <Stack space="xs">
          <NativeSelect label="Χώρος" options={rooms} />
          <TextField label="Τι δείχνει" defaultValue={name} />
        </Stack>
      )}
    />
  ),
})

export const OnePhotograph = meta.story({ render: () => <Example initial={house.slice(0, 1)} /> })

export const WithoutPictures = meta.story({
  render: () => <Example initial={house.map(({ id, name }) => ({ id, name }))} />,
})

export const NarrowWithLongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Example
        initial={house.slice(0, 2)}
        texts={{ ...texts, main: 'Κύρια φωτογραφία, φαίνεται στη λίστα των αποτελεσμάτων' }}
        renderFields={() => (
          <TextField
            label="Τι δείχνει η φωτογραφία, για όσους δεν τη βλέπουν"
            errorMessage="Γράψτε με λίγα λόγια τι δείχνει η φωτογραφία."
          />
        )}
      />
    </Narrow>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Example
        label="Reihenfolge der Innenaufnahmen"
        description="Die erste Aufnahme erscheint in der Ergebnisliste."
        initial={house.slice(0, 2).map((photo, at) => ({ ...photo, name: `Straßenansicht ${at + 1}` }))}
        texts={{
          position: (at, total) => `Aufnahme ${at} von ${total}`,
          main: 'Hauptaufnahme der Veröffentlichung',
          tools: (name) => `Reihenfolge: ${name}`,
          first: (name) => `An den Anfang: ${name}`,
          earlier: (name) => `Nach vorn: ${name}`,
          later: (name) => `Nach hinten: ${name}`,
          remove: (name) => `Entfernen: ${name}`,
          isFirst: 'Steht bereits am Anfang',
          isLast: 'Steht bereits am Ende',
          moved: (name, at, total) => `${name}: jetzt ${at} von ${total}`,
        }}
      />
    </Narrow>
  ),
})
