import type { VisibilityOrder } from '#domain/api/listings/Visibility.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { sumIn } from './sumIn.ts'

/** An order in a few words: what, for how much, when. */
export const orderName = (
  { tier, amount, createdAt }: VisibilityOrder,
  { t, language, format }: Texts,
): string =>
  t('visibility.order', {
    tier: t(`tier.${tier}`),
    price: sumIn(language, amount),
    date: format.longDate(createdAt),
  })
