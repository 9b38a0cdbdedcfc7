import type { MonthEstimate, MyHome } from '#domain/api/valuation/MyHomes.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { signedMoney } from '../model/valuationWords.ts'

/** `Διαμερίσματα, 95 τ.μ., Αμπελόκηποι` */
export const homeName = ({ t, format }: Texts, { kind, surface, place }: MyHome): string =>
  [t(`valuation.kind.${kind}`), format.area(surface), place?.name].filter(Boolean).join(', ')

/** What moved an estimate most, largest first: `Παρόμοια σπίτια +2.100 €`. */
export const movedWords = (texts: Texts, moved: MonthEstimate['moved']): string =>
  moved
    .toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
    .slice(0, 3)
    .map(({ name, effect }) =>
      texts.t('shared.labelled', {
        label: texts.t(name === 'homes' ? 'valuation.comparables' : `valuation.factor.${name}`),
        value: signedMoney(texts, Math.round(effect)),
      }),
    )
    .join(', ')
