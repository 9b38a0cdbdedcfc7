import { useMemo } from 'react'
import { contactLimits } from '#domain/contact/limits.ts'
import { PhotoDropZone } from '#design-system/media/PhotoDropZone/PhotoDropZone.tsx'
import type { PhotoDropZoneTexts } from '#design-system/media/PhotoDropZone/Upload.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { PicturesHandle } from '../model/usePictures.ts'

const { count, bytesMax } = contactLimits.attachment
const limits = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: bytesMax,
  maxCount: count,
} as const

export type ComposerPicturesProps = Omit<PicturesHandle, 'clear'>

/** Pictures for the next message. */
export function ComposerPictures({ pictures, add, retry, remove }: ComposerPicturesProps) {
  const all = useTexts()
  const { t } = all
  const texts = useMemo(() => zoneTexts(all), [all])
  return (
    <PhotoDropZone
      label={t('messages.photos')}
      description={t('messages.photos.text', { count })}
      limits={limits}
      uploads={pictures}
      texts={texts}
      onAdd={add}
      onRetry={retry}
      onRemove={remove}
    />
  )
}

const zoneTexts = ({ t, format }: Texts): PhotoDropZoneTexts => ({
  drop: t('messages.photos.drop'),
  dropNow: t('messages.photos.dropNow'),
  choose: t('messages.photos.choose'),
  list: t('messages.photos'),
  state: ({ state, progress }) =>
    state === 'uploading' && progress !== undefined
      ? t('messages.photos.part', { percent: format.percent(Math.round(progress * 100)) })
      : t(`messages.photos.${state}`),
  retry: (name) => t('messages.photos.retry', { name }),
  remove: (name) => t('messages.photos.remove', { name }),
  refusal: {
    wrongType: ({ name }) => t('messages.photos.wrongType', { name }),
    tooLarge: ({ name }) => t('messages.photos.tooLarge', { name }),
    tooMany: ({ name }) => t('messages.photos.tooMany', { name, count }),
  },
  added: (taken, refused) => t('messages.photos.added', { count: taken, refused }),
  finished: (done, failed) => t('messages.photos.finished', { count: done, failed }),
})
