import { useEffect } from 'react'
import type { Profile } from '#domain/account/Profile.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Divider } from '#design-system/layout/Divider/Divider.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { forgetUser } from '#app/shared/account/signIn.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { ConsentsForm } from './ConsentsForm.tsx'
import { DataSection } from './DataSection.tsx'
import { DeleteSection } from './DeleteSection.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PersonalForm } from './PersonalForm.tsx'
import { ProvidersSection } from './ProvidersSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'

/** What every part of the page is given. */
export interface ProfilePartProps {
  profile: Profile
  /** What is shown is no longer so: it is asked for anew. */
  onChange: () => void
}

/** The profile, as soon as it is there. */
export function ProfileSections() {
  const { t, language } = useTexts()
  const { data, error, retry } = useApi(apiKey.profile(language))
  const hasEnded = error?._tag === 'StatusError' && error.status === 401
  useEffect(() => void (hasEnded && forgetUser()), [hasEnded])
  if (data) return <Sections profile={data} onChange={retry} />
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
      <p>{t('profile.loadFailed')}</p>
    </Notice>
  )
}

function Sections(props: ProfilePartProps) {
  const { t } = useTexts()
  return (
    <Stack space="xl">
      {!props.profile.isVerified && (
        <Notice tone="warning">
          <p>{t('profile.unverified')}</p>
        </Notice>
      )}
      <PersonalForm {...props} />
      <Divider />
      <ConsentsForm {...props} />
      <Divider />
      <PasswordForm {...props} />
      <Divider />
      <SessionsSection {...props} />
      <Divider />
      <ProvidersSection {...props} />
      <Divider />
      <DataSection />
      <Divider />
      <DeleteSection {...props} />
    </Stack>
  )
}

function Loading() {
  const { t } = useTexts()
  return (
    <Stack space="md">
      <VisuallyHidden>{t('profile.loading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </Stack>
  )
}
