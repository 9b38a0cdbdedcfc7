import { useTexts } from '#app/i18n/TextsContext.ts'
import { useIsSignedIn } from '#app/shared/account/useUser.ts'
import { conversationParameter } from '#app/shared/contact/conversationHref.ts'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { lazyView } from '#app/shell/lazyView.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { usePortal } from '#app/shell/Portal.ts'
import { Messages } from './columns/Messages.tsx'
import { linkedConversation } from './linkedConversation.ts'

/** Only advertisers have hours, and seldom look at them. */
const hoursPage = lazyView<object>(
  'app/features/messages/views/HoursPage.tsx',
  async () => (await import('./views/HoursPage.tsx')).HoursPage,
  ['messages', 'forms', 'contactForms', 'hours'],
)

/**
 * The user's conversations. A visitor who is not signed in and has no link from a mail sees a sign-in with
 * the reason.
 */
export function MessagesPage({ params: { isHours } }: { params: { isHours: boolean } }) {
  const { t } = useTexts()
  const isSignedIn = useIsSignedIn()
  const { authPanel: AuthPanel } = usePortal()
  const id = usePlace().search.get(conversationParameter)
  if (!isSignedIn) {
    const signIn = (why: 'ended' | 'signedOut') => {
      const message = t(why === 'ended' ? 'messages.link.ended' : 'messages.signInFirst')
      // After a sign-in the page is shown at once: it depends on the user, not on this.
      return (
        <AuthPanel.View
          options={{ access: 'login', alert: { type: 'info', message } }}
          onDone={() => undefined}
        />
      )
    }
    if (isHours || id === null) return signIn('signedOut')
    return <linkedConversation.Part key={id} id={id} signIn={signIn} />
  }
  if (!isHours) return <Messages />
  return <hoursPage.Part />
}

export const head: HeadOf<never, { isHours: boolean }> = ({ params: { isHours }, texts: { t } }) => ({
  title: t(isHours ? 'messages.hours' : 'messages.title'),
  ...unlisted,
})
