/** The inverse index of all saved searches, kept up to date with their rows. */
import { Context, Effect, Layer, Semaphore } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { Places } from '#server/content/geography/Places.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { InverseIndex } from '#search-engine/alerts/InverseIndex.ts'
import { surroundingsOf } from '#search-engine/planning/Surroundings.ts'
import { readSearchUrl } from './readSearchUrl.ts'

/** Rows read at once: a million searches are not kept as rows. */
const AT_ONCE = 5000

interface Row {
  readonly id: number
  readonly url: string
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const gazetteer = yield* Places
  const { flags } = yield* Configuration
  const options = { bedroomSearch: flags.bedroomSearch, surroundings: surroundingsOf(gazetteer) }
  const oneAtATime = Semaphore.makeUnsafe(1)
  let index = new InverseIndex(options)
  /** The oldest transaction that was open when the rows were last read: all earlier ones were seen. */
  let horizon = '0'

  const read = Effect.gen(function* () {
    if (index.staleness > Math.max(1000, index.size)) {
      index = new InverseIndex(options)
      horizon = '0'
    }
    const [moment] = yield* sql<{
      horizon: string
    }>`SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon`
    for (let after = 0, length = AT_ONCE; length === AT_ONCE; ) {
      const rows = yield* sql<Row>`SELECT id, url FROM saved_searches
        WHERE transaction >= ${horizon}::text::xid8 AND id > ${after} ORDER BY id LIMIT ${AT_ONCE}`
      for (const { id, url } of rows) {
        const criteria = readSearchUrl(url, gazetteer, flags)?.criteria
        if (criteria === undefined) index.remove(id)
        else index.set(id, criteria)
      }
      length = rows.length
      after = rows.at(-1)?.id ?? after
    }
    horizon = moment?.horizon ?? horizon
    return index
  })

  return {
    /** The index with every search that was saved before. Removed ones may still be in it. */
    caughtUp: oneAtATime.withPermit(read) as Effect.Effect<InverseIndex, SqlError.SqlError>,
  }
})

export class AlertIndex extends Context.Service<AlertIndex, Effect.Success<typeof make>>()(
  'estia/alerts/AlertIndex',
) {
  static readonly layer: Layer.Layer<AlertIndex, never, SqlClient.SqlClient | Places | Configuration> =
    Layer.effect(AlertIndex, make)
}
