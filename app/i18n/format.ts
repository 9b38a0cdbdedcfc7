import { defaults, type Language, localeTags } from '#domain/locale.ts'
import { remembered } from './remembered/remembered.ts'

/** Numbers and dates of one language. Times are ISO 8601 in UTC and are shown in Greek time. */
export interface Format {
  /** `245.000 €`, `€245,000` */
  readonly money: (euro: number) => string
  /** `245 χιλ. €`, `€245K`: where there is room for little. */
  readonly shortMoney: (euro: number) => string
  /** `96 τ.μ.`, `96 m²` */
  readonly area: (squareMetres: number) => string
  /** `2.552 €/τ.μ.`, `€2,552/m²` */
  readonly pricePerArea: (euro: number, squareMetres: number) => string
  readonly number: (value: number) => string
  /** `6 %`, `6%`: of a hundred, with up to three places. */
  readonly percent: (ofHundred: number) => string
  /** `18 Νοε` */
  readonly date: (iso: string) => string
  /** `18 Νοεμβρίου 2026` */
  readonly longDate: (iso: string) => string
  /** `Νοέμβριος 2026` */
  readonly month: (iso: string) => string
  /** `Τρίτη 24 Νοεμβρίου` */
  readonly day: (iso: string) => string
  /** `18:30`: Greek clocks count to 24, and so does every language here. */
  readonly time: (iso: string) => string
  /** `60 μ.`, `1,2 χλμ.` */
  readonly distance: (metres: number) => string
}

interface Units {
  readonly area: string
  readonly metre: string
  readonly kilometre: string
}

const latin: Units = { area: 'm²', metre: 'm', kilometre: 'km' }
const units: Readonly<Record<Language, Units>> = {
  el: { area: 'τ.μ.', metre: 'μ.', kilometre: 'χλμ.' },
  en: latin,
  de: latin,
  it: latin,
  fr: latin,
  ru: { area: 'м²', metre: 'м', kilometre: 'км' },
  es: latin,
  pt: latin,
}

/** Node and the browsers differ in which space they put before a unit; one kind keeps hydration quiet. */
const plainSpaces = (text: string) => text.replace(/[\u2009\u202f ]/g, '\u00a0')

export function formatFor(language: Language): Format {
  const tag = localeTags[language]
  const { area: areaUnit, metre, kilometre } = units[language]
  const numbers = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options)
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: defaults.timeZone })
  const euro = numbers({ style: 'currency', currency: defaults.currency, maximumFractionDigits: 0 })
  const shortEuro = numbers({
    style: 'currency',
    currency: defaults.currency,
    notation: 'compact',
    maximumSignificantDigits: 3,
  })
  const whole = numbers({ maximumFractionDigits: 0 })
  const tenths = numbers({ maximumFractionDigits: 1 })
  const thousandths = numbers({ maximumFractionDigits: 3 })
  const percentSign = language === 'en' ? '%' : '\u00a0%'
  const short = dates({ day: 'numeric', month: 'short' })
  const long = dates({ day: 'numeric', month: 'long', year: 'numeric' })
  const month = dates({ month: 'long', year: 'numeric' })
  const day = dates({ weekday: 'long', day: 'numeric', month: 'long' })
  const time = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const measured = (amount: string, unit: string) => `${plainSpaces(amount)}\u00a0${unit}`
  const dated = (format: Intl.DateTimeFormat) =>
    remembered((iso: string) => plainSpaces(format.format(new Date(iso))))
  const money = remembered((value: number) => plainSpaces(euro.format(value)))
  // Rents and fields per square metre: a whole number of euros would hide most of the difference.
  const smallMoney = (value: number) =>
    value >= 100 ? money(Math.round(value)) : money(0).replace('0', plainSpaces(tenths.format(value)))
  return {
    money,
    shortMoney: remembered((value) => plainSpaces((value < 10_000 ? euro : shortEuro).format(value))),
    area: remembered((value) => measured(whole.format(value), areaUnit)),
    pricePerArea: (price, surface) => `${smallMoney(price / surface)}/${areaUnit}`,
    number: remembered((value) => plainSpaces(tenths.format(value))),
    percent: (value) => `${plainSpaces(thousandths.format(value))}${percentSign}`,
    date: dated(short),
    longDate: dated(long),
    month: dated(month),
    day: dated(day),
    time: dated(time),
    distance: (metres) =>
      metres < 1000
        ? measured(whole.format(metres), metre)
        : measured(tenths.format(metres / 1000), kilometre),
  }
}
