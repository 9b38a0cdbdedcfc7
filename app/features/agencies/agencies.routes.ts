import type { AgencyDetail, AgencyList } from '#domain/agency/Agency.ts'
import {
  agenciesAddress,
  agenciesPath,
  agencyAddress,
  agencySlugIn,
  readAgencies,
  readAgency,
} from '#domain/agency/agencyPaths.ts'
import { deepestPage } from '#domain/search/robots.ts'
import type { Texts } from '#app/i18n/texts.ts'
import type { Head } from '#app/shell/head.ts'
import { defineRoute, type Place } from '#app/shell/route.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { homesWords } from './model/homesWords.ts'

/** `/mesitika-grafeia/` */
export const agenciesRoute = defineRoute({
  name: 'agencies',
  match: (path: string) => (path === agenciesPath ? {} : undefined),
  main: ({ search, language }) => apiKey.agencies(search, language),
  source: 'app/features/agencies/AgenciesPage.tsx',
  load: async () => (await import('./AgenciesPage.tsx')).AgenciesPage,
  areas: ['agencies', 'shared'],
  head: listHead,
})

type Shown<Reply> = Place & { readonly data: Reply | undefined; readonly texts: Texts }

const paged = ({ t }: Texts, title: string, page: number): string =>
  page > 1 ? t('search.titlePage', { title, page }) : title

/** What somebody typed leads to a list of its own that search engines need not know. */
function listHead({ search, data, texts }: Shown<AgencyList>): Head {
  const { t } = texts
  const { place, name } = readAgencies(search)
  const where = data?.places[0]?.name
  const title = where === undefined ? t('agencies.title') : t('agencies.titleIn', { place: where })
  if (!data) return { title, noIndex: true }
  const { page, total } = data
  return {
    title: paged(texts, title, page),
    description:
      where === undefined ? t('agencies.description') : t('agencies.descriptionIn', { place: where }),
    canonical: agenciesAddress({ place, page }),
    noIndex: total === 0 || name !== undefined || page > deepestPage,
    announcement: `${title}. ${t('agencies.count', { count: total })}`,
  }
}

/** `/mesitika-grafeia/meltemi-akinita-12/` */
export const agencyRoute = defineRoute({
  name: 'agency',
  match: (path: string) => {
    const slug = agencySlugIn(path)
    return slug === undefined ? undefined : { slug }
  },
  main: ({ params, search, language }) => apiKey.agency(params.slug, search, language),
  source: 'app/features/agencies/AgencyPage.tsx',
  load: async () => (await import('./AgencyPage.tsx')).AgencyPage,
  areas: ['agencies', 'shared', 'forms'],
  head: agencyHead,
})

/** One address a page of homes; those of one contract alone are the same homes in another choice. */
function agencyHead({ search, data, texts }: Shown<AgencyDetail>): Head {
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
