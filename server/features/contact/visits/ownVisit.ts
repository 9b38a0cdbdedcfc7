import { Effect } from 'effect'
import { notYours } from '../refusals.ts'
import { isId, ownThread } from '../thread.ts'
import { visitById } from './visitRow.ts'

/** A visit in a conversation of the signed-in user. */
export const ownVisit = Effect.fnUntraced(function* (id: string) {
  const visit = isId(id) ? yield* Effect.orDie(visitById(id)) : undefined
  return visit === undefined ? yield* notYours : { visit, thread: yield* ownThread(visit.conversationId) }
})
