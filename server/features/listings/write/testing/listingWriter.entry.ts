/**
 * A program for the kill tests: opens a database (a data folder, or the address of a server), writes listings one after
 * the other and says the number of each once it is committed, until it is killed.
 */
import { Effect, Layer, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { readListing } from '#domain/listing/facts/readListing.ts'
import { Places } from '#server/content/geography/Places.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { Database } from '#server/database/Database.ts'
import { migratedCluster } from '#server/database/testing/clusters.ts'
import { flat } from './flat.ts'

const [target = ''] = process.argv.slice(2)
const database = target.startsWith('postgres')
  ? Database.layerServer(Redacted.make(target))
  : Database.layerFolder(target, { template: await migratedCluster() })

const write = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { create, rowOf } = yield* ListingWriter
  yield* sql`INSERT INTO advertisers (id, type) VALUES (1, 'private') ON CONFLICT DO NOTHING`
  for (let price = 100_000; ; price++) {
    const read = readListing({ ...flat, price }, { isShown: true })
    const row = 'listing' in read ? rowOf(read.listing.facts) : undefined
    if (!('listing' in read) || row === undefined) throw new Error('The sample listing is refused')
    const id = yield* sql.withTransaction(
      create({ id: 1, type: 'private' }, read.listing, row, 'active', new Date()),
    )
    process.stdout.write(`${id} ${price}\n`)
  }
})

await Effect.runPromise(
  write.pipe(
    Effect.provide(ListingWriter.layer.pipe(Layer.provide(Places.layer), Layer.provideMerge(database))),
  ),
)
