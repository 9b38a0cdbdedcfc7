import type { Position } from '#domain/search/areas.ts'
import type { Translate } from '#app/i18n/texts.ts'

/** Ten metres: more would say nothing on a map that one draws on. */
const DECIMALS = 4

/** `37.9712° N, 23.7445° E`. With a dot in every language, as maps and receivers write it. */
export const positionWords = (t: Translate, [latitude, longitude]: Position): string =>
  t('map.draw.coordinates', {
    latitude: latitude.toFixed(DECIMALS),
    longitude: longitude.toFixed(DECIMALS),
  })
