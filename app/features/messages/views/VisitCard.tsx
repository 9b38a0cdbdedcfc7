import { useRef } from 'react'
import { calendarPath } from '#domain/contact/contactPaths.ts'
import type { Conversation, Visit } from '#domain/contact/Conversation.ts'
import { openVisitAnswers } from '#domain/contact/visits.ts'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { visitTime } from '../model/visitTime.ts'
import { useAnswer } from '../model/useAnswer.ts'
import type { ConversationHandle } from '../model/useConversation.ts'
import * as styles from './Timeline.css.ts'
import { VisitAnswers } from './VisitAnswers.tsx'

export interface VisitCardProps {
  visit: Visit
  conversation: Conversation
  handle: ConversationHandle
  /** Whether anything can still be answered. */
  isOpen: boolean
}

const tones = {
  requested: 'warning',
  confirmed: 'success',
  declined: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
} as const

/** A visit: how and when, its state, and the reader's actions. */
export function VisitCard({ visit, conversation, handle, isOpen }: VisitCardProps) {
  const texts = useTexts()
  const { t } = texts
  const title = useRef<HTMLHeadingElement>(null)
  const answers = isOpen ? openVisitAnswers(visit.status, conversation.side) : []
  const answering = useAnswer({ show: handle.show, onLate: handle.retry })
  return (
    <div className={styles.card}>
      <Inline justify="between">
        <Heading ref={title} level={2} size="label" isFocusTarget>
          {t(`messages.visit.${visit.mode}`)}
        </Heading>
        <Badge tone={tones[visit.status]}>{t(`messages.visit.${visit.status}`)}</Badge>
      </Inline>
      <VisitTimes visit={visit} isChosenBelow={answers.includes('confirm')} />
      {answering.problem !== undefined && (
        <Notice tone="danger" role="alert">
          <p>{answering.problem}</p>
        </Notice>
      )}
      <VisitAnswers {...{ visit, answers, answering }} onAnswered={() => title.current?.focus()} />
      {visit.status === 'confirmed' && (
        <Inline>
          <ButtonLink href={calendarPath(visit.id)} variant="secondary" size="small" icon="calendar" download>
            {t('messages.visit.calendar')}
          </ButtonLink>
        </Inline>
      )}
    </div>
  )
}

/** The agreed time, else the proposed ones, and until when they can be answered. */
function VisitTimes({ visit, isChosenBelow }: { visit: Visit; isChosenBelow: boolean }) {
  const texts = useTexts()
  const { t, format } = texts
  const { startsAt, slots, minutes, status, expiresAt } = visit
  const times = startsAt === null ? slots : [startsAt]
  const expiry = `${format.day(expiresAt)}, ${format.time(expiresAt)}`
  return (
    <>
      {!isChosenBelow && (
        <ul className={styles.times} aria-label={t('messages.visit.times')}>
          {times.map((start) => (
            <Text key={start} as="li" weight={startsAt === null ? 'regular' : 'semibold'} isTabular>
              {visitTime(texts, start, minutes)}
            </Text>
          ))}
        </ul>
      )}
      <Text size="small" tone="muted">
        {[
          t('messages.visit.zone'),
          ...(status === 'requested' ? [t('messages.visit.expires', { at: expiry })] : []),
        ].join(' ')}
      </Text>
    </>
  )
}
