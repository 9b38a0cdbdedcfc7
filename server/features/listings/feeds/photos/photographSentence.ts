import { photographLimits, type PhotographRefusal } from '#domain/listing/photographs.ts'
import type { Language } from '#domain/locale.ts'
import { textIn } from '#server/platform/texts.ts'

const names = {
  type: 'photoType',
  svg: 'photoSvg',
  gif: 'photoGif',
  mixed: 'photoMixed',
  pixels: 'photoPixels',
  small: 'photoSmall',
  damaged: 'photoDamaged',
} as const satisfies Record<PhotographRefusal, string>

/** Why a photograph was not taken, as a sentence. */
export const photographSentence = (reason: PhotographRefusal, language: Language): string =>
  textIn(language, `reply.listing_${names[reason]}`, {
    most: photographLimits.pixelsMax / 1e6,
    least: photographLimits.sideMin,
  })
