import { type Language, localeTags } from '#domain/locale.ts'
import type { MessageKey } from '#app/i18n/messageKeys.ts'
import type { Texts } from '#app/i18n/texts.ts'

interface Distances {
  /** Metres. */
  readonly near: Intl.NumberFormat
  /** Kilometres. */
  readonly far: Intl.NumberFormat
}

const kept = new Map<Language, Distances>()

/** Formats are kept: making one takes longer than rendering a card. */
function distancesIn(language: Language): Distances {
  const found = kept.get(language)
  if (found) return found
  const unit = (name: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(localeTags[language], {
      style: 'unit',
      unit: name,
      unitDisplay: 'long',
      maximumFractionDigits,
    })
  const made = { near: unit('meter', 0), far: unit('kilometer', 1) }
  kept.set(language, made)
  return made
}

/** Texts that are shortened for the eye, and the same in full. */
const full: Partial<Record<MessageKey, MessageKey>> = {
  'card.bedrooms': 'heard.bedrooms',
  'floor.storeyShort': 'floor.storey',
}

const written = new WeakMap<Texts, Texts>()

/**
 * The same texts without abbreviations, as screen readers need them: `3 υπνοδωμάτια` for `3 υ/δ`, `96 τετραγωνικά μέτρα`
 * for `96 τ.μ.`, `60 μέτρα` for `60 μ.`. Whatever writes words from texts writes them in full from these.
 */
export function inFull(texts: Texts): Texts {
  const before = written.get(texts)
  if (before) return before
  const made = writtenInFull(texts)
  written.set(texts, made)
  return made
}

const writtenInFull = ({ language, t, format }: Texts): Texts => ({
  language,
  t: (key, values) => t(full[key] ?? key, values),
  format: {
    ...format,
    area: (squareMetres) => t('heard.area', { count: Math.round(squareMetres) }),
    pricePerArea: (...of) => t('heard.perArea', { price: format.pricePerArea(...of).split('/')[0] ?? '' }),
    distance: (metres) => {
      const { near, far } = distancesIn(language)
      return metres < 1000 ? near.format(metres) : far.format(metres / 1000)
    },
  },
})
