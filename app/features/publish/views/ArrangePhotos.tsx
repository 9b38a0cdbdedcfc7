import type { ArrangedPhotograph } from '#domain/api/listings/OwnListings.ts'
import { photoSubjects } from '#domain/listing/Photo.ts'
import { photographLimits, shownAs } from '#domain/listing/photographs.ts'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { PhotoReorder } from '#design-system/media/PhotoReorder/PhotoReorder.tsx'
import type { PhotoReorderTexts } from '#design-system/media/PhotoReorder/ReorderPhoto.ts'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { Texts } from '#app/i18n/texts.ts'

export interface ArrangePhotosProps {
  photos: readonly ArrangedPhotograph[]
  /** All of them in their order; one that is left out is removed. */
  onArrange: (photos: readonly ArrangedPhotograph[]) => Promise<void>
}

const thumbnail = (id: string): string => `/media/photographs/${id}-480.webp`

/** The photographs in their order, each with what it shows, what it is declared as, and a line. */
export function ArrangePhotos({ photos, onArrange }: ArrangePhotosProps) {
  const texts = useTexts()
  const { t, language } = texts
  const change = (id: string, part: Partial<ArrangedPhotograph>) =>
    void onArrange(photos.map((photo) => (photo.photoId === id ? { ...photo, ...part } : photo)))
  const inOrder = (ids: readonly string[]) =>
    void onArrange(ids.flatMap((id) => photos.find(({ photoId }) => photoId === id) ?? []))
  return (
    <PhotoReorder
      label={t('publish.photos.order')}
      photos={photos.map(({ photoId }, at) => ({
        id: photoId,
        src: thumbnail(photoId),
        name: t('publish.photos.name', { n: at + 1 }),
      }))}
      texts={reorderTexts(texts)}
      onChange={inOrder}
      onRemove={(id) => void onArrange(photos.filter(({ photoId }) => photoId !== id))}
      renderFields={({ id }) => {
        const photo = photos.find(({ photoId }) => photoId === id)
        if (photo === undefined) return null
        return (
          <Stack space="sm">
            <NativeSelect
              label={t('publish.photos.room')}
              value={photo.subject ?? ''}
              options={[
                { value: '', label: t('publish.notStated') },
                ...photoSubjects.map((value) => ({ value, label: t(`photoSubject.${value}`) })),
              ]}
              onChange={(value) =>
                change(id, { subject: photoSubjects.find((subject) => subject === value) ?? null })
              }
            />
            <NativeSelect
              label={t('publish.photos.as')}
              value={photo.shownAs}
              options={shownAs.names.map((value) => ({ value, label: t(`publish.photos.as.${value}`) }))}
              onChange={(value) =>
                change(id, { shownAs: shownAs.names.find((name) => name === value) ?? 'photograph' })
              }
            />
            <TextField
              label={t('publish.photos.line')}
              defaultValue={photo.lines[language] ?? ''}
              maxLength={photographLimits.lineMax}
              onBlur={({ target }) => {
                const line = (target as HTMLInputElement).value
                if (line === (photo.lines[language] ?? '')) return
                const { [language]: _, ...others } = photo.lines
                change(id, { lines: line === '' ? others : { ...others, [language]: line } })
              }}
            />
          </Stack>
        )
      }}
    />
  )
}

const reorderTexts = ({ t }: Texts): PhotoReorderTexts => ({
  position: (at, total) => t('publish.photos.position', { at, total }),
  main: t('publish.photos.main'),
  tools: (name) => t('publish.photos.tools', { name }),
  first: (name) => t('publish.photos.toFirst', { name }),
  earlier: (name) => t('publish.photos.earlier', { name }),
  later: (name) => t('publish.photos.later', { name }),
  remove: (name) => t('publish.photos.remove', { name }),
  isFirst: t('publish.photos.isFirst'),
  isLast: t('publish.photos.isLast'),
  moved: (name, at, total) => t('publish.photos.moved', { name, at, total }),
  removed: (name, total) => t('publish.photos.removed', { name, total }),
})
