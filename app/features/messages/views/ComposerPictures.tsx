import { useMemo } from 'react'
import { contactLimits } from '#domain/contact/limits.ts'
import {
  pictureProblem,
  type PictureRefusal,
  pictureTypes,
  refusalByType,
} from '#domain/contact/pictureKinds.ts'
import { PhotoDropZone } from '#design-system/media/PhotoDropZone/PhotoDropZone.tsx'
import type { PhotoDropZoneTexts } from '#design-system/media/PhotoDropZone/Upload.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { problemText } from '#app/shared/account/formErrors.ts'
import { shrinkPicture } from '../model/shrinkPicture.ts'
import type { PicturesHandle } from '../model/usePictures.ts'

const { count, bytesChosenMax } = contactLimits.attachment
const limits = {
  types: pictureTypes,
  maxBytes: bytesChosenMax,
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
      onAdd={(files) => add(shrinkPicture, files)}
      onRetry={(id) => retry(shrinkPicture, id)}
      onRemove={remove}
    />
  )
}

const zoneTexts = ({ t, format }: Texts): PhotoDropZoneTexts => {
  const refused = (name: string, reason: PictureRefusal) =>
    t('messages.photos.refused', {
      name,
      why: problemText(t, pictureProblem(reason, bytesChosenMax)) ?? '',
    })
  return {
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
      wrongType: ({ name, type }) => refused(name, refusalByType(type, name) ?? 'type'),
      tooLarge: ({ name }) => refused(name, 'size'),
      tooMany: ({ name }) => t('messages.photos.tooMany', { name, count }),
    },
    added: (taken, refused) => t('messages.photos.added', { count: taken, refused }),
    finished: (done, failed) => t('messages.photos.finished', { count: done, failed }),
  }
}
