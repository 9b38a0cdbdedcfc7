import { useLanguage } from '#app/i18n/useLanguage.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { guideKeys } from '#app/transport/keys/guideKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { GuideScreen } from './views/GuideScreen.tsx'
import { PageLoading } from '#app/shared/PageLoading/PageLoading.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'

export { headOfGuide as head } from './prices.head.ts'

/** Asking prices of a place: the latest month, or the one of the address. */
export function GuidePage() {
  const { path, search } = usePlace()
  const { data } = useApi(guideKeys.guide(path, search, useLanguage()))
  const t = useTranslate()
  return data ? (
    <GuideScreen page={data} path={path} />
  ) : (
    <PageLoading text={t('prices.loading')} topic="prices" />
  )
}
