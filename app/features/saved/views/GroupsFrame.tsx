import { useHydrated } from '#design-system/forms/useHydrated.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { useIsSignedIn } from '#app/shared/account/useUser.ts'
import { useFlags } from '#app/shell/FlagsContext.ts'
import { usePortal } from '#app/shell/Portal.ts'
import { savedKeys } from '#app/transport/saved/savedKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { GroupView } from '../model/groupHref.ts'
import { Fresh } from './Fresh.tsx'
import { GroupChips } from './GroupChips.tsx'
import { GroupHomes } from './GroupHomes.tsx'
import { KeptLinks } from './KeptLinks.tsx'
import { useSavedHere } from '#app/shared/savedListings/savedHere.ts'
import { mergeSavedHere, offlineNotice, savedHereView } from './laterViews.ts'
import type { OfflineNoticeProps } from './OfflineNotice.tsx'
import { SavedLoading } from './SavedLoading.tsx'
import { SavedViews } from './SavedViews.tsx'

export interface GroupsFrameProps {
  title: string
  /** The default group without. */
  group: string | undefined
  view: GroupView
  /** How many homes are shown. */
  shown: number
  /** A form that was sent without script was refused. */
  isRefused: boolean
}

/** A group of a user, and the way to the others. A visitor who is not signed in sees a sign-in first. */
export function GroupsFrame({ title, group, view, shown, isRefused }: GroupsFrameProps) {
  const { t, language } = useTexts()
  const isSignedIn = useIsSignedIn()
  const { collections, saveListingWithoutLogin: keepsHere } = useFlags()
  const here = useSavedHere()
  const { authPanel: AuthPanel } = usePortal()
  if (!isSignedIn && keepsHere && here.size > 0) return <savedHereView.Part title={title} ids={here} />
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('saved.signIn') } as const
    return <AuthPanel.View options={{ alert }} onDone={() => undefined} />
  }
  return (
    <AccountPage title={title} noScript={t('saved.noScript')} width="page">
      <Stack space="lg">
        <Offline group={group} />
        {isRefused && (
          <Notice tone="danger">
            <p>{t('saved.refused')}</p>
          </Notice>
        )}
        <SavedViews view={view} group={group} />
        {collections && <Groups group={group} view={view} />}
        <PersonalReply
          key={group}
          reply={savedKeys.group(group, language)}
          loading={<SavedLoading />}
          failed={t('saved.loadFailed')}
        >
          {(whole, again) => (
            <Fresh refresh={again}>
              {here.size > 0 && <mergeSavedHere.Part onDone={again} />}
              <GroupHomes group={whole} name={group} view={view} shown={shown} />
            </Fresh>
          )}
        </PersonalReply>
        <KeptLinks />
      </Stack>
    </AccountPage>
  )
}

/** Says whether there is a line: the page may be one that the browser kept. */
const Offline = ({ group }: OfflineNoticeProps) => useHydrated() && <offlineNotice.Part group={group} />

/** The page is whole without them: a failure is that of the group itself. */
function Groups({ group, view }: { group: string | undefined; view: GroupView }) {
  const { language } = useTexts()
  const { data, retry } = useApi(savedKeys.groups(language))
  return data ? (
    <Fresh refresh={retry}>
      <GroupChips groups={data.groups} current={group} view={view} />
    </Fresh>
  ) : null
}
