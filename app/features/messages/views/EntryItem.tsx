import type { Conversation, Entry } from '#domain/contact/Conversation.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { whoOf } from '../model/entries.ts'
import type { ConversationHandle } from '../model/useConversation.ts'
import { EntryPictures } from './EntryPictures.tsx'
import { ProposalCard } from './ProposalCard.tsx'
import * as styles from './Timeline.css.ts'
import { VisitCard } from './VisitCard.tsx'

export interface EntryItemProps {
  entry: Entry
  conversation: Conversation
  /** Of the other side. */
  name: string
  handle: ConversationHandle
  /** Whether anything can still be answered. */
  isOpen: boolean
}

/** An entry: first its author and time, then its content. */
export function EntryItem(props: EntryItemProps) {
  const texts = useTexts()
  const { t, format } = texts
  const { entry, conversation, name } = props
  const { side, kind, text, at } = entry
  const by = side === null ? 'nobody' : side === conversation.side ? 'me' : 'other'
  const who = whoOf(texts, entry, conversation.side, name)
  return (
    <li className={styles.entry({ by })}>
      <Text as="span" size="small" tone="muted" isTabular>
        <OwnLanguage>{t('messages.entry', { who, time: format.time(at) })}</OwnLanguage>
      </Text>
      {kind !== 'text' && <Happening {...props} who={who} />}
      {text !== '' && (
        <div className={styles.bubble({ by })}>
          <Text tone="inherit" keepsLineBreaks>
            <OwnLanguage>{text}</OwnLanguage>
          </Text>
        </div>
      )}
      <EntryPictures pictures={entry.attachments} who={who} />
    </li>
  )
}

/** A visit or a proposal in its present state, at its request; each later change in a line. */
function Happening({ entry, conversation, name, handle, isOpen, who }: EntryItemProps & { who: string }) {
  const { t } = useTexts()
  const { kind, visitId, proposalId } = entry
  const visit = conversation.visits.find(({ id }) => id === visitId)
  const proposal = conversation.proposals.find(({ id }) => id === proposalId)
  const shared = { conversation, handle, isOpen }
  if (kind === 'visitRequested' && visit) return <VisitCard visit={visit} {...shared} />
  if (kind === 'proposalMade' && proposal)
    return <ProposalCard proposal={proposal} name={name} who={who} {...shared} />
  return <Text weight="semibold">{kind === 'text' ? '' : t(`messages.event.${kind}`)}</Text>
}
