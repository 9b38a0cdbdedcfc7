/** Routes of feeds beside the contract: their bodies are files, or their callers programs with a key. */
import { Effect } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import { feedsByKeyPath, feedUploadPath, runByKeyPath } from '#domain/agency/feeds.ts'
import { dieOnSql } from '#server/content/changes/inTransaction.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { rawReplies } from '#server/http/replies/rawReplies.ts'
import { rawRoutes } from '#server/http/replies/rawRoutes.ts'
import { keyBearer, withKeyLimit } from '#server/identity/agencies/keyBearer.ts'
import { notYours } from '#server/identity/agencies/access.ts'
import { wholeRun } from './readRuns.ts'
import { takeByKey, takeUpload } from './takeFeed.ts'

const served = rawReplies({
  InvalidRequest: 400,
  KeyRefused: 401,
  SignInRequired: 401,
  ForeignRequest: 403,
  RoleRefused: 403,
  NotYours: 404,
  AccountChanged: 409,
  FeedRefused: 409,
  TooManyRequests: 429,
})

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** The report of a run, for a program. */
const reportByKey = Effect.gen(function* () {
  const { slug = '', run = '' } = yield* HttpRouter.params
  const { agencyId } = yield* keyBearer(slug, 'feedsRead')
  if (!isId(run)) return yield* notYours
  const report = yield* wholeRun(agencyId, run, yield* requestLanguage)
  return withKeyLimit(HttpServerResponse.jsonUnsafe(report))
}).pipe(dieOnSql)

export const FeedRoutes = rawRoutes([
  ['POST', feedUploadPath(':slug'), served(takeUpload)],
  ['POST', feedsByKeyPath(':slug'), served(takeByKey)],
  ['GET', runByKeyPath(':slug', ':run'), served(reportByKey)],
])
