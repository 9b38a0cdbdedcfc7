import { Effect } from 'effect'
import { openVisitAnswers, type VisitAnswer, visitAnswers } from '#domain/contact/visits.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { withinContactLimit } from '../limits.ts'
import { runOnce } from '#server/content/changes/runOnce.ts'
import { readConversation } from '../readConversation.ts'
import { problemsOf } from '../readWish.ts'
import { notYours, refuseField, refuseFields, tooLate } from '../refusals.ts'
import { lockThread, type OwnThread, refuseClosed } from '../thread.ts'
import { ownVisit } from '../visits/ownVisit.ts'
import { settleVisit } from '#server/features/contact/visits/settleVisit.ts'
import { statusAt, visitById, type VisitRow } from '#server/features/contact/visits/visitRow.ts'

interface Answer {
  readonly answer: VisitAnswer
  readonly slot: string | undefined
  readonly text: string
}

/** The time that is agreed on: one of those proposed, and still ahead. Where only one was, it need not be named. */
const agreedTime = Effect.fnUntraced(function* ({ proposed }: VisitRow, slot: string | undefined, now: Date) {
  const only = proposed.length === 1 ? proposed[0] : undefined
  const chosen = slot === undefined ? only : proposed.find((at) => at.toISOString() === slot)
  if (chosen === undefined || chosen <= now) return yield* refuseField('slot', 'contact_slot_not_offered_msg')
  return chosen
})

const answerNow = Effect.fnUntraced(function* (own: OwnThread, id: string, { answer, slot, text }: Answer) {
  yield* withinContactLimit('answerByAccount', own.reader)
  const thread = yield* lockThread(own.id)
  const now = yield* nowDate
  const visit = yield* visitById(id)
  if (visit === undefined) return yield* notYours
  const isPast = visit.startsAt !== null && visit.startsAt <= now
  if (isPast || !openVisitAnswers(statusAt(visit, now), own.side).includes(answer))
    return yield* tooLate('visitSettled')
  if (answer === 'confirm') yield* refuseClosed(thread)
  const startsAt = answer === 'confirm' ? yield* agreedTime(visit, slot, now) : undefined
  const outcome = { status: visitAnswers[answer].to, side: own.side, text, ...(startsAt && { startsAt }) }
  yield* settleVisit(thread, visit, outcome, now)
  return { answered: id }
})

/** Confirms, declines or cancels a visit, once for a key, and answers with the whole conversation. */
export const answerVisit = Effect.fn('messages.answerVisit')(function* ({
  params: { id },
  payload,
}: {
  readonly params: { readonly id: string }
  readonly payload: {
    readonly key: string
    readonly answer: VisitAnswer
    readonly slot?: string
    readonly text?: string
  }
}) {
  const { thread } = yield* ownVisit(id)
  const answer = { answer: payload.answer, slot: payload.slot, text: payload.text ?? '' }
  yield* refuseFields(problemsOf('reply', { text: answer.text }))
  const asked = { sender: thread.reader, key: payload.key, body: [id, answer] }
  yield* runOnce(asked, answerNow(thread, id, answer))
  return yield* readConversation(thread.id)
})
