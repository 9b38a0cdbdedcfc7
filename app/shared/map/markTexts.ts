import type { MarkTexts } from '#design-system/map/MapView/MarkLayer.tsx'
import type { Translate } from '#app/i18n/texts.ts'

/** The texts of marks, which are loaded with the map's code. */
export const markTexts = (t: Translate): MarkTexts => ({
  label: t('map.marks'),
  help: t('map.marks.help'),
  noneThatWay: {
    ArrowUp: t('map.marks.noneUp'),
    ArrowDown: t('map.marks.noneDown'),
    ArrowLeft: t('map.marks.noneLeft'),
    ArrowRight: t('map.marks.noneRight'),
  },
})
