import type { MyHome } from '#domain/api/valuation/MyHomes.ts'
import type { Texts } from '#app/i18n/texts.ts'

/** The agencies that were asked, each with the day on which it said that it took the matter up. */
export const askedWords = ({ t, format }: Pick<Texts, 't' | 'format'>, asked: MyHome['asked']): string =>
  t('myHomes.asked', {
    names: asked
      .map(({ name, answeredAt }) =>
        answeredAt === null ? name : t('myHomes.taken', { name, date: format.date(answeredAt) }),
      )
      .join(', '),
  })
