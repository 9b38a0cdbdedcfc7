import type { Conversation } from '#domain/contact/Conversation.ts'
import { spacedPhone } from '#domain/contact/spacedPhone.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import type { ConversationMenuProps } from './ConversationMenu.tsx'
import * as styles from './ConversationHead.css.ts'

const conversationMenu = lazyView<ConversationMenuProps>(
  'app/features/messages/columns/ConversationMenu.tsx',
  async () => (await import('./ConversationMenu.tsx')).ConversationMenu,
  ['conversation'],
)

/** The ways out, in room of their own until they are loaded. */
export function HeadMenu(props: ConversationMenuProps) {
  return (
    <div className={styles.menu}>
      <conversationMenu.Part {...props} />
    </div>
  )
}

/** Which home it is about, and how the seeker is reached. */
export function ConversationFacts({ contact, listing }: Conversation) {
  return (
    <>
      <HomeLine listing={listing} />
      {contact && (
        <Inline>
          <Link href={`mailto:${contact.email}`} isStanding isStrong underline="hover" icon="mail">
            {contact.email}
          </Link>
          {contact.phone !== '' && (
            <Link
              href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}
              isStanding
              isStrong
              underline="hover"
              icon="phone"
            >
              {spacedPhone(contact.phone)}
            </Link>
          )}
        </Inline>
      )}
    </>
  )
}

function HomeLine({ listing: { id, title, price, isActive } }: Pick<Conversation, 'listing'>) {
  const { t, format, language } = useTexts()
  const words = [title, ...(price === null ? [] : [format.money(price)])].join(', ')
  if (isActive)
    return (
      <Link href={localPath(language, listingPath(id))} isStanding underline="hover">
        {words}
      </Link>
    )
  return <Text size="small" tone="muted">{`${words}, ${t('messages.listing.gone')}`}</Text>
}
