import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { accountServices } from '#server/identity/accountServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { Valuation } from '../Valuation.ts'
import { ask } from './ask.ts'
import { keep, list, remove } from './calls.ts'

/** Handlers of kept homes. */
export const MyHomesHandlers = HttpApiBuilder.group(
  ServedApi,
  'myHomes',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(...accountServices, Outbox, Valuation)
    return handlers.handleAll({
      list: served(list),
      keep: served(keep),
      remove: served(remove),
      ask: served(ask),
    })
  }),
)
