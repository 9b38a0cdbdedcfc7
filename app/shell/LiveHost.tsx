import { useSWRConfig } from 'swr'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { conversationHref } from '#app/shared/contact/conversationHref.ts'
import { isConversationShown } from '#app/shared/live/shownConversation.ts'
import { useLive } from '#app/shared/live/useLive.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { isOfSavedGroups } from '#app/transport/saved/savedKeys.ts'
import { isOfConversations } from '#app/transport/contact/contactKeys.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useNavigate } from './navigation.ts'

/** Live events: refreshes the shown conversations, and announces the others. */
export function LiveHost() {
  const { t, format, language } = useTexts()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  useLive(
    ({ notification: { kind, conversationId, listingId, price } }) => {
      // Shown on the page of the group alone, which fetches again.
      if (kind === 'groupChanged') return void mutate(isOfSavedGroups)
      if (conversationId !== null) void mutate(isOfConversations)
      if (isConversationShown(conversationId)) return
      const href =
        conversationId === null
          ? listingId !== null && localPath(language, listingPath(listingId))
          : conversationHref(conversationId, language)
      void tell({
        text: t(`messages.event.${kind}`, { price: format.money(price ?? 0) }),
        ...(href !== false && {
          action: { label: t('messages.event.open'), onPress: () => navigate(href) },
        }),
      })
    },
    () => void mutate(isOfSavedGroups),
  )
  return null
}
