import { photographLimits, type PhotographRefusal } from '#domain/listing/photographs.ts'

const { pixelsMax, sideMin } = photographLimits

const problems = {
  type: { name: 'photoType' },
  svg: { name: 'photoSvg' },
  gif: { name: 'photoGif' },
  mixed: { name: 'photoMixed' },
  pixels: { name: 'photoPixels', values: { most: pixelsMax / 1e6 } },
  small: { name: 'photoSmall', values: { least: sideMin } },
  damaged: { name: 'photoDamaged' },
} as const satisfies Record<PhotographRefusal, unknown>

/** Why a photograph was not taken, as a problem of its field. */
export const photoProblem = (reason: PhotographRefusal) => problems[reason]
