import { Cache, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import type { Ledger } from '#domain/transparency/Ledger.ts'
import { Database } from '#server/database/Database.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { jsonReply } from '#server/http/replies/jsonReply.ts'
import { onlySuccess } from '#server/platform/onlySuccess.ts'
import { ledger } from './ledger.ts'

/** So long the ledger is not counted again. */
const KEPT = '10 minutes'

export const TransparencyHandlers = HttpApiBuilder.group(
  ServedApi,
  'transparency',
  Effect.fnUntraced(function* (handlers) {
    const database = yield* Database
    const cache = yield* Cache.makeWith<'ledger', Ledger>(
      () => Effect.provideService(ledger, Database, database),
      { capacity: 1, timeToLive: onlySuccess(KEPT) },
    )
    return handlers.handle('ledger', () => Effect.map(Cache.get(cache, 'ledger'), jsonReply<Ledger>))
  }),
)
