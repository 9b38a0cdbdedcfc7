import { ports } from '#domain/geography/data/ports.ts'
import { nameIn } from '#domain/geography/nameIn.ts'
import type { Language } from '#domain/locale.ts'
import type { NamedPoint } from './placeFeatures.ts'

/** Ferry ports. They are called like their towns: a style shows a sign, and the name to those who ask for it. */
export const portFeatures = (): readonly NamedPoint[] =>
  ports.map(([el, en, latitude, longitude, minZoom]) => ({
    position: [longitude, latitude],
    name: (language: Language) => nameIn({ name: { el, en }, level: 'city' }, language),
    properties: {},
    minZoom,
    maxZoom: 14,
  }))
