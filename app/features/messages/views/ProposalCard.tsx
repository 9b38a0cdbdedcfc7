import { useRef } from 'react'
import type { Conversation, Proposal } from '#domain/contact/Conversation.ts'
import { openProposalAnswers } from '#domain/contact/proposals.ts'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Price } from '#design-system/foundations/Price/Price.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { proposalDifference } from '#app/shared/contact/proposalDifference.ts'
import { whoOf } from '../model/entries.ts'
import { useAnswer } from '../model/useAnswer.ts'
import type { ConversationHandle } from '../model/useConversation.ts'
import { ProposalAnswers } from './ProposalAnswers.tsx'
import * as styles from './Timeline.css.ts'

export interface ProposalCardProps {
  proposal: Proposal
  conversation: Conversation
  /** Of the other side. */
  name: string
  /** Who proposed it. */
  who: string
  handle: ConversationHandle
  /** Whether anything can still be answered. */
  isOpen: boolean
}

const tones = {
  open: 'warning',
  accepted: 'success',
  declined: 'neutral',
  countered: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const

/** A proposed price beside the asking price, its state, and the reader's actions. */
export function ProposalCard(props: ProposalCardProps) {
  const texts = useTexts()
  const { t, format } = texts
  const { proposal, conversation, handle, isOpen, who } = props
  const { amount, status, side } = proposal
  const title = useRef<HTMLHeadingElement>(null)
  const answers = isOpen ? openProposalAnswers(status, side, conversation.side) : []
  const answering = useAnswer({ show: handle.show, onLate: handle.retry })
  const asked = conversation.listing.price
  return (
    <div className={styles.card}>
      <Inline justify="between">
        <Heading ref={title} level={2} size="label" isFocusTarget>
          {t('messages.proposal.by', { who })}
        </Heading>
        <Badge tone={tones[status]}>{t(`messages.proposal.${status}`)}</Badge>
      </Inline>
      <Price>{format.money(amount)}</Price>
      {asked !== null && asked > 0 && (
        <Text size="small" isTabular>
          {proposalDifference(texts, amount, asked)}
        </Text>
      )}
      <Thread {...props} />
      <Terms proposal={proposal} />
      {answering.problem !== undefined && (
        <Notice tone="danger" role="alert">
          <p>{answering.problem}</p>
        </Notice>
      )}
      <ProposalAnswers
        {...{ proposal, asked, answers, answering }}
        onAnswered={() => title.current?.focus()}
      />
    </div>
  )
}

function Terms({ proposal: { status, expiresAt } }: { proposal: Proposal }) {
  const { t, format } = useTexts()
  const at = `${format.day(expiresAt)}, ${format.time(expiresAt)}`
  return (
    <Text size="small" tone="muted">
      {[
        t('messages.proposal.nonBinding'),
        ...(status === 'open' ? [t('messages.proposal.expires', { at })] : []),
      ].join(' ')}
    </Text>
  )
}

/** The earlier amounts, oldest first. */
function Thread({ proposal, conversation, name }: ProposalCardProps) {
  const texts = useTexts()
  const { t, format } = texts
  const { proposals, side: reader } = conversation
  const before = proposals.slice(
    0,
    proposals.findIndex(({ id }) => id === proposal.id),
  )
  if (proposal.status !== 'open' || before.length === 0) return null
  return (
    <div>
      <Text size="small" tone="muted">
        {t('messages.proposal.thread')}
      </Text>
      <ol className={styles.times}>
        {before.map(({ id, amount, side }) => (
          <Text key={id} as="li" size="small" isTabular>
            {t('messages.proposal.threadEntry', {
              amount: format.money(amount),
              who: whoOf(texts, { side }, reader, name),
            })}
          </Text>
        ))}
      </ol>
    </div>
  )
}
