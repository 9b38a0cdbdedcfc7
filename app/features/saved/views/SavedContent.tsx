import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { SavedHomes } from './SavedHomes.tsx'

/** The saved homes, as soon as they are there. */
export function SavedContent() {
  const { t, language } = useTexts()
  return (
    <PersonalReply reply={apiKey.saved(language)} loading={<Loading />} failed={t('saved.loadFailed')}>
      {({ saved }, retry) => <SavedHomes homes={saved} onChange={retry} />}
    </PersonalReply>
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
