import { Effect } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { calendarText } from '#server/content/mail/calendarText.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { ContactListings } from '../ContactListings.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { notYours } from '../refusals.ts'
import { conversationLink } from '../notifyParticipants.ts'
import { reader } from '../thread.ts'
import { ownVisit } from './ownVisit.ts'
import { calendarVisit } from './visitRow.ts'

/** A visit that was agreed on, as a file for the calendar of either of the two. */
export const giveCalendar = Effect.gen(function* () {
  yield* reader
  const { id = '' } = yield* HttpRouter.params
  const { visit, thread } = yield* ownVisit(id)
  const language = yield* requestLanguage
  const { origin } = yield* Configuration
  const listings = yield* Effect.orDie((yield* ContactListings).talkedOf([thread.listingId], language))
  const title = listings.get(thread.listingId)?.title ?? ''
  const link = conversationLink(origin, language, thread.id)
  const calendar = calendarVisit(visit, { title, link }, yield* nowDate)
  if (calendar === undefined) return yield* notYours
  return HttpServerResponse.text(calendarText(calendar, origin), {
    contentType: 'text/calendar; charset=utf-8',
    headers: { 'content-disposition': 'attachment; filename="visit.ics"' },
  })
})
