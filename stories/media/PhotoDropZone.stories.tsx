import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PhotoDropZone, type PhotoDropZoneProps } from '#design-system/media/PhotoDropZone/PhotoDropZone.tsx'
import type { PhotoDropZoneTexts, Upload } from '#design-system/media/PhotoDropZone/Upload.ts'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { pictureAddress } from '../sample/pictures.ts'

const meta = preview.meta({ component: PhotoDropZone })

const percent = (share: number) => `${Math.round(share * 100)} %`

const texts: PhotoDropZoneTexts = {
  drop: 'Σύρετε φωτογραφίες εδώ ή επικολλήστε τες',
  dropNow: 'Αφήστε τες εδώ',
  choose: 'Επιλογή φωτογραφιών',
  list: 'Αρχεία',
  state: ({ state, progress }) =>
    ({
      waiting: 'Σε αναμονή',
      uploading: progress === undefined ? 'Ανεβαίνει' : percent(progress),
      done: 'Ανέβηκε',
      failed: 'Απέτυχε',
    })[state],
  retry: (name) => `Δοκιμή ξανά: ${name}`,
  remove: (name) => `Αφαίρεση: ${name}`,
  refusal: {
    wrongType: () => 'Δεν είναι φωτογραφία. Διαλέξτε αρχείο JPEG, PNG ή WebP.',
    tooLarge: () => 'Είναι μεγαλύτερη από 10 MB. Στείλτε την μικρότερη.',
    tooMany: () => 'Έχετε ήδη 4 φωτογραφίες. Αφαιρέστε πρώτα μία.',
  },
  added: (taken, refused) => `Προστέθηκαν ${taken}. Δεν έγιναν δεκτές ${refused}.`,
  finished: (done, failed) => `Ανέβηκαν ${done}. Απέτυχαν ${failed}.`,
}

const pictures = ['apartment', 'stone', 'cyclades', 'plan']
const everyState: readonly Upload[] = [
  { id: '1', name: 'prosopsi.jpg', preview: pictureAddress('apartment-320.webp'), state: 'done' },
  {
    id: '2',
    name: 'saloni.jpg',
    preview: pictureAddress('stone-320.webp'),
    state: 'uploading',
    progress: 0.62,
  },
  { id: '3', name: 'kouzina.jpg', preview: pictureAddress('cyclades-320.webp'), state: 'uploading' },
  { id: '4', name: 'mpanio.jpg', state: 'waiting' },
  {
    id: '5',
    name: 'katopsi.png',
    preview: pictureAddress('plan-320.webp'),
    state: 'failed',
    errorMessage: 'Χάθηκε η σύνδεση. Δοκιμάστε ξανά.',
  },
]

/** A caller that accepts every file, and uploads it at once. */
function Example({ initial = [], ...rest }: Partial<PhotoDropZoneProps> & { initial?: readonly Upload[] }) {
  const [uploads, setUploads] = useState(initial)
  const change = (id: string, state: Upload['state']) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, state } : each)))
  return (
    <PhotoDropZone
      label="Φωτογραφίες"
      description="JPEG, PNG ή WebP, έως 10 MB η καθεμία."
      limits={{ types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 10_000_000, maxCount: 24 }}
      texts={texts}
      uploads={uploads}
      onAdd={(files) =>
        setUploads((all) => [
          ...all,
          ...files.map(({ name }, at) => ({
            id: `${name}-${all.length + at}`,
            name,
            preview: pictureAddress(`${pictures[at % 4]}-320.webp`),
            state: 'done' as const,
          })),
        ])
      }
      onRetry={(id) => change(id, 'uploading')}
      onRemove={(id) => setUploads((all) => all.filter((each) => each.id !== id))}
      {...rest}
    />
  )
}

export const Empty = meta.story({ render: () => <Example /> })

export const EveryState = meta.story({
  render: () => <Example initial={everyState} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = (name: string) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await waitFor(() => expect(button('Επιλογή φωτογραφιών')).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(button('Αφαίρεση: prosopsi.jpg')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button('Αφαίρεση: saloni.jpg')).toHaveFocus())
    await userEvent.click(button('Δοκιμή ξανά: katopsi.png'))
    await waitFor(() => expect(button('Αφαίρεση: katopsi.png')).toHaveFocus())
  },
})

const file = (name: string, type: string, size = 1000) => new File([new Uint8Array(size)], name, { type })

export const Refused = meta.story({
  render: () => (
    <Example
      initial={everyState.slice(0, 3)}
      limits={{ types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5000, maxCount: 4 }}
    />
  ),
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no field for files')
    await userEvent.upload(
      input,
      [
        file('kipos.jpg', 'image/jpeg'),
        file('symvolaio.pdf', 'application/pdf'),
        file('panorama.jpg', 'image/jpeg', 6000),
        file('avli.jpg', 'image/jpeg'),
      ],
      { applyAccept: false },
    )
    const canvas = within(canvasElement)
    await canvas.findByText('kipos.jpg')
    await canvas.findByText(texts.refusal.wrongType(file('', '')))
    await canvas.findByText(texts.refusal.tooLarge(file('', '')))
    await canvas.findByText(texts.refusal.tooMany(file('', '')))
  },
})

export const WithError = meta.story({
  render: () => <Example errorMessage="Προσθέστε τουλάχιστον μία φωτογραφία." />,
})

export const NarrowWithLongGreekText = meta.story({
  render: () => (
    <Narrow>
      <Example
        label="Φωτογραφίες του ακινήτου και των κοινόχρηστων χώρων"
        initial={[
          ...everyState,
          {
            id: '6',
            name: 'IMG_20260316_fotografia_apo_to_megalo_mpalkoni_pros_tin_akropoli.jpg',
            state: 'failed',
            errorMessage:
              'Η φωτογραφία δεν διαβάζεται, ίσως επειδή δεν κατέβηκε ολόκληρη από το τηλέφωνο. Στείλτε την ξανά.',
          },
        ]}
      />
    </Narrow>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Example
        label="Innenaufnahmen und Grundrisszeichnungen"
        description="JPEG-, PNG- oder WebP-Bilddateien mit höchstens 10 MB Dateigröße."
        texts={{
          ...texts,
          drop: 'Bilddateien hierher ziehen oder aus der Zwischenablage einfügen',
          choose: 'Bilddateien auswählen',
          list: 'Bilddateien',
          state: ({ progress }) => `${percent(progress ?? 0)} hochgeladen`,
          retry: (name) => `Wiederholen: ${name}`,
          remove: (name) => `Entfernen: ${name}`,
        }}
        initial={[
          { id: '1', name: 'Dachgeschosswohnzimmer.jpg', state: 'uploading', progress: 0.4 },
          {
            id: '2',
            name: 'Tiefgaragenstellplatzzufahrt.jpg',
            state: 'failed',
            errorMessage: 'Die Datenübertragung wurde unterbrochen.',
          },
        ]}
      />
    </Narrow>
  ),
})
