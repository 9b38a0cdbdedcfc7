import { Suspense } from 'react'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Divider } from '#design-system/layout/Divider/Divider.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { lazyView } from '#app/shell/lazyView.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { ConsentsForm } from './ConsentsForm.tsx'
import { DataSection } from './DataSection.tsx'
import { DeleteSection } from './DeleteSection.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PersonalForm } from './PersonalForm.tsx'
import type { ProfilePartProps } from './ProfilePart.ts'
import { ProvidersSection } from './ProvidersSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'

/** It comes with the profile, whose loading it is part of. */
const atAGlance = lazyView<object>(
  'app/features/profile/views/AtAGlance.tsx',
  async () => (await import('./AtAGlance.tsx')).AtAGlance,
  ['glance'],
)

/** The profile, as soon as it is there. */
export function ProfileSections() {
  const { t, language } = useTexts()
  return (
    <PersonalReply reply={apiKey.profile(language)} loading={<Loading />} failed={t('profile.loadFailed')}>
      {(profile, retry) => <Sections profile={profile} onChange={retry} />}
    </PersonalReply>
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
      <Suspense fallback={<Skeleton shape="wide" />}>
        <atAGlance.View />
      </Suspense>
      <Divider />
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
