import { useLanguage } from '#app/i18n/useLanguage.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { agencyKeys } from '#app/transport/keys/agencyKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { AgenciesScreen } from './views/AgenciesScreen.tsx'
import { PageLoading } from '#app/shared/PageLoading/PageLoading.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'

export { headOfAgencies as head } from './agencies.head.ts'

/** The agencies at an address: all, those of a place, or those of a name. */
export function AgenciesPage() {
  const { search } = usePlace()
  const { data } = useApi(agencyKeys.agencies(search, useLanguage()))
  const t = useTranslate()
  return data ? (
    <AgenciesScreen data={data} search={search} />
  ) : (
    <PageLoading text={t('agencies.loading')} topic="agencies" />
  )
}
