import type { StepName } from '#domain/publishing/stepNames.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { useIsSignedIn } from '#app/shared/account/useUser.ts'
import { unlisted } from '#app/shell/head.ts'
import { usePortal } from '#app/shell/Portal.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { draftKeys } from '#app/transport/drafts/draftKeys.ts'
import { Begin } from './views/Begin.tsx'
import { StepColumns } from './columns/StepColumns.tsx'
import { StepPage } from './views/StepPage.tsx'

interface Params {
  readonly draft?: number
  readonly step?: StepName
}

/** Where an ad is written. Signed out, it says what is needed and offers to sign in. */
export function PublishPage({ params: { draft, step } }: { params: Params }) {
  const { t, language } = useTexts()
  const isSignedIn = useIsSignedIn()
  const { authPanel: AuthPanel } = usePortal()
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('publish.signIn') } as const
    return (
      <>
        <noscript>
          <Notice>
            <p>{t('publish.signIn')}</p>
          </Notice>
        </noscript>
        <AuthPanel.View options={{ alert }} onDone={() => undefined} />
      </>
    )
  }
  if (draft === undefined || step === undefined) return <Begin />
  return (
    <PersonalReply
      reply={draftKeys.draft(draft, language)}
      loading={<Loading />}
      failed={t('publish.loadFailed')}
    >
      {(reply) => (
        <StepColumns draft={reply} step={step}>
          <StepPage key={`${draft} ${step}`} draft={reply} step={step} />
        </StepColumns>
      )}
    </PersonalReply>
  )
}

function Loading() {
  const { t } = useTexts()
  return (
    <Stack space="md">
      <VisuallyHidden>{t('publish.loading')}</VisuallyHidden>
      <Skeleton shape="photo" />
    </Stack>
  )
}

export const head: HeadOf<never, Params> = ({ params: { step }, texts: { t } }) => ({
  title: step ? t(`publish.step.${step}`) : t('publish.title'),
  ...unlisted,
})
