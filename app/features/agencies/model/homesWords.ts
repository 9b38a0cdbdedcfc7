import type { AgencyCard } from '#domain/agency/Agency.ts'
import type { Texts } from '#app/i18n/texts.ts'

/** How many homes an agency offers for sale and for rent: `12 προς πώληση`, `3 προς ενοικίαση`. */
export const homesWords = ({ t }: Texts, { sale, rent }: Pick<AgencyCard, 'sale' | 'rent'>) => ({
  sale: t('home.citySale', { count: sale }),
  rent: t('home.cityRent', { count: rent }),
})
