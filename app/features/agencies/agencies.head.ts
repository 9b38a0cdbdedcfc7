import type { AgencyDetail, AgencyList } from '#domain/agency/Agency.ts'
import { agenciesAddress, agencyAddress, readAgencies, readAgency } from '#domain/agency/agencyAddresses.ts'
import { deepestPage } from '#domain/search/robots.ts'
import { joinSentences } from '#app/shared/joinSentences.ts'
import type { Texts } from '#app/i18n/texts.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { homesWords } from './model/homesWords.ts'

const paged = ({ t }: Texts, title: string, page: number): string =>
  page > 1 ? t('search.titlePage', { title, page }) : title

/** A search by typed text, language or kind has its own list, which search engines need not index. */
export const headOfAgencies: HeadOf<AgencyList> = ({ search, data, texts }) => {
  const { t } = texts
  const { place, name, language, category } = readAgencies(search)
  const where = data?.places[0]?.name
  const title = where === undefined ? t('agencies.title') : t('agencies.titleIn', { place: where })
  if (!data) return { title, noIndex: true }
  const { page, total } = data
  return {
    title: paged(texts, title, page),
    description:
      where === undefined ? t('agencies.description') : t('agencies.descriptionIn', { place: where }),
    canonical: agenciesAddress({ place, page }),
    noIndex:
      total === 0 ||
      name !== undefined ||
      language !== undefined ||
      category !== undefined ||
      page > deepestPage,
    announcement: joinSentences(title, t('agencies.count', { count: total })),
  }
}

/** One address a page of homes; those of one contract alone are the same homes in another choice. */
export const headOfAgency: HeadOf<AgencyDetail> = ({ search, data, texts }) => {
  const { t } = texts
  if (!data) return { title: t('agency.loading') }
  const { name, slug, page, sale, rent } = data
  return {
    title: paged(texts, t('agency.title', { name }), page),
    description: t('agency.description', { name, ...homesWords(texts, data) }),
    canonical: agencyAddress(slug, { page }),
    noIndex: sale + rent === 0 || readAgency(search).contract !== undefined || page > deepestPage,
    announcement: name,
  }
}
