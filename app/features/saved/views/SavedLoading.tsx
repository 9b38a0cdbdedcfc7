import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'

/** Saved homes on their way. */
export function SavedLoading() {
  const t = useTranslate()
  return (
    <Grid columns="thirds" space="xl">
      <VisuallyHidden>{t('saved.loading')}</VisuallyHidden>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} shape="photo" />
      ))}
    </Grid>
  )
}
