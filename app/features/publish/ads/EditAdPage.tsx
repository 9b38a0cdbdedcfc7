import { useSWRConfig } from 'swr'
import { publishParameters, stepPath } from '#domain/publishing/paths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { useIsSignedIn } from '#app/shared/account/useUser.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { act } from '#app/shared/failures/treatments.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { unlisted } from '#app/shell/head.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { usePortal } from '#app/shell/Portal.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { run } from '#app/transport/call.ts'
import { drafts } from '#app/transport/drafts/drafts.ts'
import { isOfDrafts, ownAdsKey } from '#app/transport/drafts/draftKeys.ts'
import { adName } from '../model/adName.ts'
import { DraftForm } from '../views/DraftForm.tsx'
import { Holds } from '../views/Holds.tsx'
import { Asked } from './Asked.tsx'
import { HomeOfAd } from './HomeOfAd.tsx'
import { Appeal } from './Appeal.tsx'
import { Statistics } from './Statistics.tsx'

/** Opens the draft in which a published ad is changed. */
export function EditAdPage({ params: { id } }: { params: { id: number } }) {
  const texts = useTexts()
  const { t, language } = texts
  const isSignedIn = useIsSignedIn()
  const { search } = usePlace()
  const { authPanel: AuthPanel } = usePortal()
  const open = useOpenDraft(id)
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('ads.signIn') } as const
    return <AuthPanel.View options={{ alert }} onDone={() => undefined} />
  }
  return (
    <AccountPage title={t('ads.editPage')} noScript={t('ads.noScript')} width="text">
      {search.has(publishParameters.refused) && (
        <Notice tone="danger">
          <p>{t('publish.refused')}</p>
        </Notice>
      )}
      <PersonalReply
        reply={ownAdsKey(language)}
        loading={<Skeleton shape="text" />}
        failed={t('ads.loadFailed')}
      >
        {({ listings }) => {
          const ad = listings.find((one) => one.id === id)
          if (ad === undefined) return <Text>{t('ads.none')}</Text>
          return (
            <Stack space="lg">
              <Text weight="semibold">
                <OwnLanguage>{adName(ad, texts)}</OwnLanguage>
              </Text>
              <Text>{t('ads.editText')}</Text>
              <DraftForm act="open" values={{ listing: id }} onSubmit={() => void open()}>
                <Button type="submit">{t('ads.edit')}</Button>
              </DraftForm>
              <Holds holds={ad.holds} />
              {ad.status === 'held' && <Appeal ad={ad} />}
              <HomeOfAd id={id} />
              <Asked id={id} />
              <Statistics id={id} />
            </Stack>
          )
        }}
      </PersonalReply>
    </AccountPage>
  )
}

function useOpenDraft(listingId: number) {
  const { t, language } = useTexts()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  return async () => {
    const { reply, failure } = await withSession(
      t,
      () => run(drafts.create({ listingId }, language)),
      'publish.session',
    )
    if (failure) return tellFailure(act(failure, { KeyReused: () => undefined }), t)
    await mutate(isOfDrafts)
    navigate(localPath(language, stepPath(reply.id, 'money')))
  }
}

export const head: HeadOf<never, { id: number }> = ({ texts: { t } }) => ({
  title: t('ads.editPage'),
  ...unlisted,
})
