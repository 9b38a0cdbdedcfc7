import { Effect, Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Accounts } from '#server/identity/Accounts.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { accountServices } from '#server/identity/accountServices.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { answerProposal } from './calls/answerProposal.ts'
import { answerVisit } from './calls/answerVisit.ts'
import { confirm } from './calls/confirm.ts'
import { message, proposal, visit } from './calls/contact.ts'
import { block, conversation, list, read, report } from './calls/conversations.ts'
import { phone, slots, ways } from './calls/listing.ts'
import { open } from './calls/open.ts'
import { reply } from './calls/reply.ts'
import { changeVisitHours, visitHours } from './calls/visitHours.ts'
import { addAnswer, change, leads, removeAnswer } from './desk/calls.ts'
import { officeVisits } from './desk/officeVisits.ts'
import { changeWebhook, webhook } from './desk/webhook.ts'
import { ContactListings } from './ContactListings.ts'
import { ResponseTimes } from './ResponseTimes.ts'

/** Services that the handlers use. */
const withServices = provideServices(...accountServices, Accounts, Outbox, ContactListings, ResponseTimes)

const ReachingHandlers = HttpApiBuilder.group(
  ServedApi,
  'contact',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* withServices
    return handlers.handleAll({
      message: served(message),
      visit: served(visit),
      proposal: served(proposal),
      phone: served(phone),
      confirm: served(confirm),
      open: served(open),
      ways: served(ways),
      slots: served(slots),
    })
  }),
)

const MessagesHandlers = HttpApiBuilder.group(
  ServedApi,
  'messages',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* withServices
    return handlers.handleAll({
      list: served(list),
      conversation: served(conversation),
      reply: served(reply),
      read: served(read),
      block: served(block),
      report: served(report),
      answerVisit: served(answerVisit),
      answerProposal: served(answerProposal),
      visitHours: served(visitHours),
      changeVisitHours: served(changeVisitHours),
    })
  }),
)

const DeskHandlers = HttpApiBuilder.group(
  ServedApi,
  'agencyDesk',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* withServices
    return handlers.handleAll({
      leads: served(leads),
      change: served(change),
      addAnswer: served(addAnswer),
      removeAnswer: served(removeAnswer),
      visits: served(officeVisits),
      webhook: served(webhook),
      changeWebhook: served(changeWebhook),
    })
  }),
)

/** Handlers of contacts, conversations and lead desks. */
export const ContactHandlers = Layer.mergeAll(ReachingHandlers, MessagesHandlers, DeskHandlers)
