import { photographLimits } from '#domain/listing/photographs.ts'
import type { PhotoDropZoneTexts } from '#design-system/media/PhotoDropZone/Upload.ts'
import type { Texts } from '#app/i18n/texts.ts'

/** The words of the zone that takes photographs. */
export const zoneTexts = ({ t, format }: Texts): PhotoDropZoneTexts => {
  const { count, sideMin } = photographLimits
  const refused = ({ name }: { readonly name: string }) =>
    t('messages.photos.refused', { name, why: t('publish.photos.limits', { count, side: sideMin }) })
  return {
    drop: t('messages.photos.drop'),
    dropNow: t('messages.photos.dropNow'),
    choose: t('messages.photos.choose'),
    list: t('publish.step.photos'),
    state: ({ state, progress }) =>
      state === 'uploading' && progress !== undefined
        ? t('messages.photos.part', { percent: format.percent(Math.round(progress * 100)) })
        : t(`messages.photos.${state}`),
    retry: (name) => t('messages.photos.retry', { name }),
    remove: (name) => t('messages.photos.remove', { name }),
    refusal: { wrongType: refused, tooLarge: refused, tooMany: refused },
    added: (taken, lost) => t('messages.photos.added', { count: taken, refused: lost }),
    finished: (done, failed) => t('messages.photos.finished', { count: done, failed }),
  }
}
