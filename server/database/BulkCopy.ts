/**
 * COPY in and out, the same on both engines.
 *
 * The SQL driver does not speak COPY, so a copy runs on a connection of its own, of another driver
 * that does, over the same wire: TCP to PostgreSQL, the in-process Duplex to PGlite.
 */
import * as NodeStream from '@effect/platform-node/NodeStream'
import { Context, Effect, Redacted, Schema, type Scope, Stream } from 'effect'
import type { SqlClient } from 'effect/sql'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Engine } from './engine.ts'
import { untilReachedBy } from './replica/position.ts'
import { StorageFull, type StorageGuard } from './StorageGuard.ts'

/** COPY failed; nothing was stored. */
export class CopyFailed extends Schema.TaggedError<CopyFailed>()('CopyFailed', {
  /** SQLSTATE, empty where the connection itself failed. */
  sqlState: Schema.String,
  /** The database's message. */
  reason: Schema.String,
}) {
  override get message(): string {
    return this.sqlState === '' ? this.reason : `${this.reason} (${this.sqlState})`
  }
}

export type CopyFormat = 'text' | 'binary'
/** COPY data, cut anywhere. */
export type CopyChunk = string | Uint8Array
export type CopySource = Iterable<CopyChunk> | AsyncIterable<CopyChunk>

export interface BulkCopyService {
  /**
   * Copies rows into a table, all or none, and returns their number. `rows` yields COPY data in chunks of any size
   * (`copyRow` writes the text format), at the speed of the database. Runs outside any transaction of the caller.
   */
  readonly copyIn: (
    table: string,
    columns: ReadonlyArray<string>,
    rows: CopySource,
    format?: CopyFormat,
  ) => Effect.Effect<number, CopyFailed | StorageFull>
  /**
   * The result of a query (or `TABLE name`) as COPY data, in pieces of some 64 KB that do not
   * respect rows. The query is SQL text: never put a user's words into it.
   */
  readonly copyOut: (query: string, format?: CopyFormat) => Stream.Stream<Uint8Array, CopyFailed>
  /**
   * Runs statements and copies of one connection in one transaction, which begins with this statement and is undone
   * unless all of it ends well. Runs outside any transaction of the caller.
   */
  readonly transaction: <A>(
    begin: string,
    work: (client: pg.Client, signal: AbortSignal) => Promise<A>,
  ) => Effect.Effect<A, CopyFailed | StorageFull>
}

/**
 * The position of the leader's log (a `pg_lsn`) that a replica has to have reached for copies to be read from it. Without
 * one they are read from the leader.
 */
export const ReadAfter = Context.Reference<string | undefined>('estia/database/ReadAfter', {
  defaultValue: () => undefined,
})

/** Chunks are gathered to this many bytes (or characters) before they go on the wire. */
const PIECE = 64 * 1024

/** Bytes copied between two checks of the free space. */
const SPACE_CHECK = 16 * 1024 * 1024

const failure = (cause: unknown): CopyFailed | StorageFull => {
  if (cause instanceof StorageFull || cause instanceof CopyFailed) return cause
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  return new CopyFailed({ sqlState: code, reason: cause instanceof Error ? cause.message : String(cause) })
}

const outFailure = (cause: unknown): CopyFailed => {
  const failed = failure(cause)
  return failed instanceof CopyFailed ? failed : new CopyFailed({ sqlState: '53100', reason: failed.message })
}

export const quoted = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`

const withFormat = (format: CopyFormat): string => `WITH (FORMAT ${format})`

const clientOptions = (engine: Engine): pg.ClientConfig =>
  engine.kind === 'postgresql'
    ? { connectionString: Redacted.value(engine.url), statement_timeout: 0 }
    : { user: 'postgres', database: 'postgres', stream: () => engine.connect(true) }

const connect = (engine: Engine): Effect.Effect<pg.Client, CopyFailed, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: async () => {
        const client = new pg.Client(clientOptions(engine))
        // A connection that breaks fails the copy that runs on it; without this it would end the process.
        client.on('error', () => {})
        await client.connect()
        return client
      },
      catch: outFailure,
    }),
    (client) => Effect.promise(() => client.end().catch(() => {})),
  )

/** A connection that a copy is read over. */
interface Reading {
  readonly client: pg.ClientBase
  /** Called once the copy was read to its end: otherwise its rest would be sent to the next user of the connection. */
  isRead: boolean
}

/** A connection of the pool; one whose copy was not read to its end is closed. */
const fromPool = (pool: pg.Pool): Effect.Effect<Reading, CopyFailed, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.map(Effect.tryPromise({ try: () => pool.connect(), catch: outFailure }), (client) => ({
      client,
      isRead: false,
    })),
    ({ client, isRead }) => Effect.sync(() => client.release(!isRead)),
  )

/** A replica that has all that was written up to the position; fails where none comes that far. */
const replicaAfter = (pool: pg.Pool, position: string) =>
  Effect.tap(fromPool(pool), ({ client }) =>
    Effect.tryPromise({ try: () => untilReachedBy(client, position), catch: outFailure }),
  )

const openReading = Effect.fnUntraced(function* (engine: Engine) {
  const position = yield* ReadAfter
  const replicas = engine.kind === 'postgresql' ? engine.replicas : undefined
  if (position === undefined || replicas === undefined) return yield* openLeader(engine)
  return yield* replicaAfter(replicas.readers, position).pipe(Effect.catch(() => openLeader(engine)))
})

const openLeader = (engine: Engine): Effect.Effect<Reading, CopyFailed, Scope.Scope> => {
  const readers = engine.kind === 'postgresql' ? engine.readers : undefined
  if (readers === undefined) return Effect.map(connect(engine), (client) => ({ client, isRead: false }))
  return fromPool(readers)
}

/** Collects small chunks, and checks the free space every few of them. */
async function* gathered(rows: CopySource, guard: StorageGuard): AsyncGenerator<CopyChunk> {
  let text = ''
  let sinceCheck = 0
  for await (const chunk of rows) {
    sinceCheck += chunk.length
    if (sinceCheck > SPACE_CHECK) {
      sinceCheck = 0
      await guard.check()
    }
    if (typeof chunk === 'string') {
      text += chunk
      if (text.length < PIECE) continue
      yield text
    } else {
      if (text !== '') yield text
      yield chunk
    }
    text = ''
  }
  if (text !== '') yield text
}

const refuseInsideTransaction = (sql: SqlClient.SqlClient | undefined, what: string) =>
  sql === undefined
    ? Effect.void
    : Effect.flatMap(Effect.serviceOption(sql.transactionService), (transaction) =>
        transaction._tag === 'None'
          ? Effect.void
          : Effect.die(
              new Error(`${what} inside a transaction would wait for itself: end the transaction first`),
            ),
      )

/** `sql`: copies must stay out of its transactions. */
const make = (engine: Engine, guard: StorageGuard, sql?: SqlClient.SqlClient): BulkCopyService => ({
  copyIn: (table, columns, rows, format = 'text') =>
    Effect.gen(function* () {
      yield* refuseInsideTransaction(sql, 'copyIn')
      const client = yield* connect(engine)
      const statement = `COPY ${quoted(table)} (${columns.map(quoted).join(', ')}) FROM STDIN ${withFormat(format)}`
      return yield* Effect.tryPromise({
        try: async (signal) => {
          await guard.check()
          const sink = client.query(copyFrom(statement))
          await pipeline(Readable.from(gathered(rows, guard), { objectMode: false }), sink, { signal })
          return sink.rowCount
        },
        catch: failure,
      })
    }).pipe(Effect.scoped, Effect.withSpan('BulkCopy.copyIn', { attributes: { table } })),
  copyOut: (query, format = 'text') =>
    Stream.unwrap(
      Effect.gen(function* () {
        yield* refuseInsideTransaction(sql, 'copyOut')
        const reading = yield* openReading(engine)
        const source = query.startsWith('TABLE ') ? query.slice('TABLE '.length) : `(${query})`
        return NodeStream.fromReadable<Uint8Array, CopyFailed>({
          evaluate: () => {
            const output = reading.client.query(copyTo(`COPY ${source} TO STDOUT ${withFormat(format)}`))
            output.once('end', () => (reading.isRead = true))
            // A reader that stops early ends the connection; the stream reports no error for it.
            return output.on('error', () => {})
          },
          onError: outFailure,
          chunkSize: 1,
        })
      }),
    ),
  transaction: (begin, work) =>
    Effect.gen(function* () {
      yield* refuseInsideTransaction(sql, 'transaction')
      const client = yield* connect(engine)
      return yield* Effect.tryPromise({
        try: async (signal) => {
          await client.query(begin)
          const done = await work(client, signal)
          await client.query('COMMIT')
          return done
        },
        catch: failure,
      })
    }).pipe(Effect.scoped, Effect.withSpan('BulkCopy.transaction')),
})

export class BulkCopy extends Context.Service<BulkCopy, BulkCopyService>()('estia/database/BulkCopy') {
  static readonly make = make
}
