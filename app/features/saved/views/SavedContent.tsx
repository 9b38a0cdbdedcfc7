import { useEffect } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { forgetUser } from '#app/shared/account/signIn.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { SavedHomes } from './SavedHomes.tsx'

/** The saved homes, as soon as they are there. */
export function SavedContent() {
  const { t, language } = useTexts()
  const { data, error, retry } = useApi(apiKey.saved(language))
  const hasEnded = error?._tag === 'StatusError' && error.status === 401
  useEffect(() => void (hasEnded && forgetUser()), [hasEnded])
  // What was saved on another page since is not in the reply that is kept.
  useEffect(() => retry(), [retry])
  if (data) return <SavedHomes homes={data.saved} onChange={retry} />
  if (!error || hasEnded) return <Loading />
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <Button variant="secondary" onPress={retry}>
          {t('errors.retry')}
        </Button>
      }
    >
      <p>{t('saved.loadFailed')}</p>
    </Notice>
  )
}

function Loading() {
  const { t } = useTexts()
  return (
    <Grid columns="card" space="xl">
      <VisuallyHidden>{t('saved.loading')}</VisuallyHidden>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} shape="photo" />
      ))}
    </Grid>
  )
}
