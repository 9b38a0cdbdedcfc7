import type { GeographyLevel } from './levels.ts'

/** Levels whose places have an outline. */
export const shapeLevels = [
  'region',
  'province',
  'city',
  'cityZone',
  'macroarea',
  'touristicArea',
  'island',
  'metroLine',
  'metro',
] as const satisfies readonly GeographyLevel[]
export type ShapeLevel = (typeof shapeLevels)[number]

export const isShapeLevel = (level: unknown): level is ShapeLevel =>
  (shapeLevels as readonly unknown[]).includes(level)
