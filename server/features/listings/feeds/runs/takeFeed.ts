/** Feeds as files: from a page of a member, or from a program with a key. */
import { ByteSize, Effect, Schema, Stream } from 'effect'
import { HttpIncomingMessage, HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import { feedLimits, type FeedOrigin } from '#domain/agency/feeds.ts'
import { FeedRefused } from '#domain/api/agencies/teamErrors.ts'
import { InvalidRequest } from '#domain/api/errors.ts'
import { cleanLine } from '#domain/forms/cleanText.ts'
import { dieOnSql } from '#server/content/changes/inTransaction.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { typeOf } from '#server/http/api/ownPages.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { agencyFor, audit } from '#server/identity/agencies/access.ts'
import { keyBearer, withKeyLimit } from '#server/identity/agencies/keyBearer.ts'
import { refuseForeign } from '#server/identity/refuseForeign.ts'
import { requireSession } from '#server/identity/requestVisitor.ts'
import { refuseAnothers } from '#server/identity/shownAccount.ts'
import { withinWriteLimit } from '../../write/limits.ts'
import { feedBytesMax } from '../reading/decode.ts'
import { feedFolder, receiveFile } from './feedFolder.ts'
import { FeedRuns } from './FeedRuns.ts'
import { refuseBusy, writeRun } from './waitingRun.ts'

interface Sender {
  readonly agencyId: number
  /** Null for a program. */
  readonly accountId: string | null
  readonly origin: FeedOrigin
}

const invalid = Effect.suspend(() => Effect.fail(new InvalidRequest(refusal('invalidRequest'))))

const begin = Effect.fnUntraced(function* (sender: Sender, runId: string, source: string) {
  const sql = yield* SqlClient.SqlClient
  const language = yield* requestLanguage
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* writeRun({ ...sender, runId, source, language })
      yield* audit(sender.agencyId, sender.accountId, 'feedSent', source)
    }),
  )
})

const accepted = (runId: string) => HttpServerResponse.jsonUnsafe({ runId }, { status: 202 })

/** The name that the sender gave the file. */
const nameSent = Effect.map(HttpServerRequest.HttpServerRequest, ({ url }) =>
  cleanLine(new URL(url, 'http://portal').searchParams.get('name') ?? '').slice(0, feedLimits.addressLength),
)

const takeFile = Effect.fnUntraced(function* (sender: Sender) {
  yield* refuseBusy(sender.agencyId)
  const request = yield* HttpServerRequest.HttpServerRequest
  const runId = randomUUID()
  const folder = yield* feedFolder
  const file = yield* Effect.promise(() => receiveFile(folder, runId))
  yield* request.stream.pipe(
    Stream.runForEach((part) => Effect.tryPromise(() => file.take(part))),
    Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(feedBytesMax)),
    Effect.catch(() =>
      Effect.andThen(Effect.promise(file.discard), new FeedRefused(refusal('feedNotReceived'))),
    ),
  )
  yield* begin(sender, runId, yield* nameSent).pipe(Effect.tapError(() => Effect.promise(file.discard)))
  yield* Effect.promise(file.finish)
  yield* (yield* FeedRuns).put({ runId })
  return accepted(runId)
})

const Address = Schema.fromJsonString(
  Schema.Struct({ url: Schema.String.check(Schema.isMaxLength(feedLimits.addressLength)) }),
)

const takeAddress = Effect.fnUntraced(function* (sender: Sender) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const text = yield* request.text.pipe(
    Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.kibibytes(4)),
    Effect.catch(() => invalid),
  )
  const { url } = yield* Effect.catchTag(
    Schema.decodeUnknownEffect(Address)(text),
    'SchemaError',
    () => invalid,
  )
  const runId = randomUUID()
  yield* begin(sender, runId, url)
  yield* (yield* FeedRuns).put({ runId, url })
  return accepted(runId)
})

/** A member sends a file. */
export const takeUpload = Effect.gen(function* () {
  yield* refuseForeign
  yield* refuseAnothers
  const { accountId } = yield* requireSession
  const { slug = '' } = yield* HttpRouter.params
  const agency = yield* agencyFor(accountId, slug, 'manageFeeds')
  yield* withinWriteLimit('feedByAgency', String(agency.id))
  return yield* takeFile({ agencyId: agency.id, accountId, origin: 'upload' })
}).pipe(dieOnSql)

/** A program sends a file, or says where it is. */
export const takeByKey = Effect.gen(function* () {
  const { slug = '' } = yield* HttpRouter.params
  const { agencyId } = yield* keyBearer(slug, 'feedsSend')
  yield* withinWriteLimit('feedByAgency', String(agencyId))
  const request = yield* HttpServerRequest.HttpServerRequest
  const sender = { agencyId, accountId: null, origin: 'key' } as const
  const reply = yield* typeOf(request) === 'application/json' ? takeAddress(sender) : takeFile(sender)
  return withKeyLimit(reply)
}).pipe(dieOnSql)
