import { useLanguage } from '#app/i18n/useLanguage.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { agencyKeys } from '#app/transport/keys/agencyKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { AgencyScreen } from './views/AgencyScreen.tsx'
import { PageLoading } from '#app/shared/PageLoading/PageLoading.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'

export { headOfAgency as head } from './agencies.head.ts'

/** One agency with its homes. The shell shows the reason when it cannot be shown. */
export function AgencyPage({ params: { slug } }: { params: { slug: string } }) {
  const { data } = useApi(agencyKeys.agency(slug, usePlace().search, useLanguage()))
  const t = useTranslate()
  return data ? <AgencyScreen agency={data} /> : <PageLoading text={t('agency.loading')} topic="agencies" />
}
