import { Effect } from 'effect'
import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { SearchResults } from '#domain/api/Search.ts'
import { listingPath } from '#domain/routes.ts'
import { pageFor, type PageOptions, type Reader } from '#server/http/pages/pageFor.ts'
import { warmUpCalls, warmUpPages, warmUpSearches, listingsAt } from './routes.ts'

/** The first round loads code and builds what the first request builds; the second compiles it. */
const ROUNDS = 2

/** Pause between two requests: a user's request waits for one of them at most. */
const PAUSE = '2 millis'

/** An anonymous reader. */
const anonymous: Reader = {
  nonce: '',
  theme: null,
  csrfToken: '',
  offeredLanguage: () => undefined,
  isPseudo: false,
  isSignedIn: false,
  seesOneTap: false,
  cookie: '',
  headers: {},
  address: undefined,
}

/**
 * Requests from a portal that has just started what users request most, in small pieces and without the network, so
 * that code is loaded and compiled before the first user: it is 4 to 20 times slower the first time. Never fails;
 * errors are logged.
 */
export const warmUp = (options: PageOptions): Effect.Effect<void> =>
  Effect.forEach(Array.from({ length: ROUNDS }), () => oneRound(options), { discard: true }).pipe(
    Effect.catchCause((cause) => Effect.logWarning('What visitors ask first could not be tried', cause)),
  )

const oneRound = (options: PageOptions) =>
  Effect.gen(function* () {
    for (const address of warmUpPages) yield* asked(() => read(address, options))
    for (const address of warmUpCalls) yield* asked(() => call(address, options))
    const home = yield* asked(() => firstListing(options))
    if (home !== undefined) yield* asked(() => read(listingPath(home), options))
  })

const asked = <Answer>(question: () => Promise<Answer>) =>
  Effect.tryPromise(question).pipe(Effect.tap(Effect.sleep(PAUSE)))

/** A page to its last byte. */
async function read(address: string, options: PageOptions): Promise<void> {
  const page = await pageFor(address, anonymous, options)
  if (page.status !== 200) throw new Error(`${address.split('?')[0]} is answered ${page.status}`)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  page.pipe(nowhere)
  await finished(nowhere)
}

async function call(address: string, { fetchApi, origin }: PageOptions): Promise<unknown> {
  const reply = await fetchApi(new Request(new URL(address, origin)))
  if (!reply.ok) throw new Error(`${address.split('?')[0]} is answered ${reply.status}`)
  return reply.json()
}

/** The first listing of the first search, if there is one. */
async function firstListing(options: PageOptions): Promise<number | undefined> {
  const reply = (await call(listingsAt(warmUpSearches[0] ?? ''), options)) as SearchResults
  return reply.listings[0]?.id
}
