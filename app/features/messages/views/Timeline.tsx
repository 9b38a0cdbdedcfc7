import type { Conversation } from '#domain/contact/Conversation.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { byDay } from '../model/entries.ts'
import type { ConversationHandle } from '../model/useConversation.ts'
import { EntryItem } from './EntryItem.tsx'
import * as styles from './Timeline.css.ts'

export interface TimelineProps {
  handle: ConversationHandle
  conversation: Conversation
  /** Of the other side. */
  name: string
  /** Whether anything can still be answered. */
  isOpen: boolean
  /** Not a column of the window: it has a height of its own. */
  isAlone: boolean
}

/** All entries, grouped by day. */
export function Timeline({ handle, conversation, name, isOpen, isAlone }: TimelineProps) {
  const texts = useTexts()
  const { entries } = handle
  return (
    <ScrollBox
      aria-label={texts.t('messages.timeline')}
      first={entries[0]?.id}
      last={entries.at(-1)?.id}
      height={isAlone ? 'window' : 'fill'}
    >
      <div className={styles.timeline}>
        {handle.hasEarlier && <Earlier {...handle} />}
        {byDay(texts, entries).map(({ day, entries: ofDay }) => (
          <section key={day} className={styles.day} aria-label={day}>
            <Text size="small" tone="muted" weight="semibold">
              {day}
            </Text>
            <ol className={styles.entries}>
              {ofDay.map((entry) => (
                <EntryItem key={entry.id} {...{ entry, conversation, name, handle, isOpen }} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </ScrollBox>
  )
}

function Earlier({ loadEarlier, isLoadingEarlier }: ConversationHandle) {
  const { t } = useTexts()
  const load = async () => {
    const count = await loadEarlier()
    if (count !== undefined) announce(t('messages.earlier.added', { count }), { topic: 'earlier' })
  }
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={isLoadingEarlier}
      pendingLabel={t('messages.earlier.pending')}
      onPress={() => void load()}
    >
      {t('messages.earlier')}
    </Button>
  )
}
