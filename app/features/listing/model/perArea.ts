import type { Format } from '#app/i18n/format.ts'

/** Below this a whole number of euros would hide most of the difference. */
const FINE = 100

/** A price per square metre; to a tenth of a euro where it is small, as rents and fields are. */
export const perArea = (format: Format, euro: number): string =>
  euro >= FINE
    ? format.pricePerArea(euro, 1)
    : format.pricePerArea(0, 1).replace('0', format.number(Math.round(euro * 10) / 10))
