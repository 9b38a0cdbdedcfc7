import type { Language } from '../locale.ts'

/** Words and signs beside a number, separated by commas: multipliers and units. */
export interface QuantityWords {
  readonly thousand: string
  readonly million: string
  readonly euro: string
  readonly squareMetres: string
  readonly stremma?: string
  readonly hectare?: string
  readonly acre?: string
  readonly metres: string
  readonly kilometres: string
}

/** The words of each language, for number fields and for the grammar of sentences. */
export const quantityWords = {
  el: {
    thousand: 'χιλιάδες, χιλιάδων, χιλιάδα, χίλια, χιλ., χιλ, χ., χιλιάρικα, κ, k, xil',
    million: 'εκατομμύρια, εκατομμύριο, εκατομμυρίων, εκατ., εκ., εκ, εκατομ., ek, m',
    euro: '€, ευρώ, ευρό, eyro, eyrw, eur',
    squareMetres:
      'τ.μ., τμ, τ.μ, μ2, τετραγωνικά, τετραγωνικά μέτρα, τετραγωνικών, τετραγωνικών μέτρων, τετρ., τετρ. μέτρα, tm, t.m.',
    stremma: 'στρέμμα, στρέμματα, στρεμμάτων, στρ.',
    metres: 'μέτρα, μ., μ, m',
    kilometres: 'χιλιόμετρα, χιλιόμετρο, χλμ, χμ, km',
  },
  en: {
    thousand: 'thousand, k, grand',
    million: 'million, mil, mln, mio, mn, m',
    euro: '€, euro, eur',
    squareMetres:
      'm2, sqm, sq m, sq.m., sqmt, square metres, square meters, square metre, square meter, squaremeters, sm, mq, square',
    hectare: 'hectare, ha',
    acre: 'acre',
    metres: 'm, metre, meter',
    kilometres: 'km, kilometre, kilometer, kms',
  },
  de: {
    thousand: 'tausend, Tsd, Tsd., T€, k',
    million: 'Million, Millionen, Mio, Mio., Mill',
    euro: '€, Euro, EUR',
    squareMetres: 'm2, qm, Quadratmeter, Quadratmetern',
    hectare: 'Hektar, ha',
    metres: 'm, Meter, Metern',
    kilometres: 'km, Kilometer, Kilometern',
  },
  it: {
    thousand: 'mila, mille, k',
    million: 'milione, milioni, mln, mil',
    euro: '€, euro, eur',
    squareMetres: 'm2, mq, m.q., metri quadri, metri quadrati, metro quadro',
    hectare: 'ettaro, ettari, ha',
    metres: 'm, metri, metro',
    kilometres: 'km, chilometri, chilometro',
  },
  fr: {
    thousand: 'mille, k',
    million: 'million, mln',
    euro: '€, euro, eur',
    squareMetres: 'm2, mètres carrés, mètre carré, m carrés',
    hectare: 'hectare, ha',
    metres: 'm, mètre',
    kilometres: 'km, kilomètre',
  },
  ru: {
    thousand: 'тысяча, тыс, тыс., тысяч, тысячи, к, k',
    million: 'миллион, миллионов, млн, млн., миллиона',
    euro: '€, евро, eur',
    squareMetres: 'м2, кв м, кв. м, кв.м., квадратных метров, кв метров, квадратов, м кв, метров квадратных',
    hectare: 'гектар, га',
    metres: 'м, метр, метров',
    kilometres: 'км, километр, километра, километров',
  },
  es: {
    thousand: 'mil, k',
    million: 'millón, millones, mill',
    euro: '€, euro, eur',
    squareMetres: 'm2, metros cuadrados, metro cuadrado, mts2',
    hectare: 'hectárea, ha',
    metres: 'm, metro',
    kilometres: 'km, kilómetro',
  },
  pt: {
    thousand: 'mil, k',
    million: 'milhão, milhões, mi',
    euro: '€, euro, eur',
    squareMetres: 'm2, metros quadrados, metro quadrado',
    hectare: 'hectare, ha',
    metres: 'm, metro',
    kilometres: 'km, quilómetro, quilômetro',
  },
} as const satisfies Readonly<Record<Language, QuantityWords>>
