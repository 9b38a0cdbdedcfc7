import { setTimeout } from 'node:timers/promises'
import type { Answer } from '#cli/checks/routes/answers.ts'
import type { RouteFact } from '#cli/checks/routes/check.ts'
import { readHead } from '#cli/checks/routes/page.ts'
import { unreachable } from '#cli/checks/routes/unreachable.ts'
import { knownProblem } from '#cli/knownProblem.ts'

/** A portal that builds its pages on the first request (`estia serve --dev`) is slow once. */
const usualPatienceMs = 60_000

/** So many at once: enough to be done soon, few enough for a portal on the same machine. */
const atOnce = 4

/** The requests to a running portal. */
export interface Questions {
  readonly routes: readonly RouteFact[]
  /** Languages that the portal answers in. */
  readonly languages: readonly string[]
  /** A path in a language. */
  readonly localPath: (language: string, path: string) => string
  /** How long one answer may take, in milliseconds; a minute when absent. */
  readonly patienceMs?: number
  /** Called with the progress, if there is a terminal. */
  readonly progress?: ((doing: string) => unknown) | undefined
}

/** What a running portal answered. */
export interface Asked {
  readonly answers: readonly Answer[]
  /** Served paths with a gap that the portal itself fills with nothing: an empty one has no listing to show. */
  readonly unfilled: readonly string[]
}

/** Requests every declared path of a running portal in every language, without following redirects. */
export async function askPortal(origin: string, questions: Questions): Promise<Asked> {
  const { patienceMs = usualPatienceMs } = questions
  const ask = asker(origin, patienceMs)
  refuseOthers(origin, await ask('/'))
  const filled = await fill(ask, questions)
  const all = questionsOf(filled, questions.languages)
  const answers: Answer[] = []
  const waiting = all.entries()
  const askOn = async () => {
    for (const [index, question] of waiting) {
      questions.progress?.(`asking ${origin} (${index + 1} of ${all.length})`)
      const path = questions.localPath(question.language, question.path)
      const { url, status, type, location, body } = await ask(path)
      const page = type.startsWith('text/html') && /<main[\s>]/.test(body)
      const leadsTo = location && new URL(location, url).pathname
      answers[index] = { ...question, path, url, status, page, leadsTo, ...readHead(body) }
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, askOn))
  } catch (thrown) {
    ask.giveUp()
    throw thrown
  }
  return {
    answers,
    unfilled: filled.filter(({ path }) => path === undefined).map(({ declared }) => declared),
  }
}

/** A server that is no portal, or not ready, is reported once, and not as a problem of each path. */
function refuseOthers(origin: string, { status, type, location, url }: Reply): void {
  const leadsTo = location === undefined ? undefined : new URL(location, url).origin
  const why =
    leadsTo !== undefined && leadsTo !== origin
      ? `it leads on to ${leadsTo}; ask that address`
      : status === 401 || status === 403 || status === 407
        ? `it answers ${status} to those it does not know; ask it from where its pages are open`
        : status === 502 || status === 503 || status === 504
          ? `it answers ${status}, as what stands before a portal does while that is away; ask again when it runs`
          : status >= 400 && status < 500
            ? `its home page answers ${status}; another program listens there`
            : status === 200 && !type.startsWith('text/html')
              ? `its home page is ${type || 'of no type'} and no HTML; another program listens there`
              : undefined
  if (why !== undefined) throw knownProblem('PortalUnreachable', `no portal answers at ${origin}: ${why}`)
}

interface Filled {
  readonly declared: string
  /** Path to ask, its gaps filled; undefined where the portal shows nothing that fills them. */
  readonly path: string | undefined
  readonly served: boolean
  /** Whether a flag of the portal decides if it is served. */
  readonly isOptional: boolean
}

/** The page of one listing is under its base; every other placeholder is written in its path. */
const listingBase = '/aggelies/'
const listings = { list: '/pwlhsh-katoikies/', link: /\/aggelies\/([1-9]\d*)\// }

/** Fills placeholders of paths from the portal's own lists: `{id}` with a listing's, `{slug}` from the list above. */
async function fill(ask: Ask, { routes }: Questions): Promise<readonly Filled[]> {
  const id = listings.link.exec((await ask(listings.list)).body)?.[1]
  const filled: Filled[] = []
  for (const { path: declared, served, flag } of routes) {
    const known = declared === listingBase ? `${listingBase}{id}/` : declared
    const withId = known.replace('{id}', id ?? '{id}')
    const path = withId.includes('{slug}') ? await withSlug(ask, withId, served) : withId
    // An unserved path answers 404 with any value.
    filled.push({
      declared,
      served,
      isOptional: flag !== undefined,
      path: served && path.includes('{') ? undefined : path.replace(/\{\w+\}/g, '1'),
    })
  }
  return filled
}

async function withSlug(ask: Ask, path: string, served: boolean): Promise<string> {
  if (!served) return path
  const [list = '/', rest = ''] = path.split('{slug}')
  const { body } = await ask(list)
  const slug = new RegExp(`"${list}([^"/?#]+)${rest}"`).exec(body)?.[1]
  return slug === undefined ? path : `${list}${slug}${rest}`
}

interface Question {
  readonly language: string
  /** Path without its language. */
  readonly path: string
  readonly served: boolean
  readonly isOptional: boolean
}

const questionsOf = (filled: readonly Filled[], languages: readonly string[]): readonly Question[] =>
  languages.flatMap((language) =>
    filled.flatMap(({ path, ...rest }) =>
      path === undefined ? [] : [{ language, path, served: rest.served, isOptional: rest.isOptional }],
    ),
  )

interface Reply {
  readonly url: string
  readonly status: number
  readonly type: string
  readonly location: string | undefined
  readonly body: string
}

interface Ask {
  (path: string): Promise<Reply>
  /** Aborts the pending requests. */
  readonly giveUp: () => void
}

/** Requests one portal. A failed request is a known problem. */
function asker(origin: string, patienceMs: number): Ask {
  const given = new AbortController()
  const ask = async (path: string): Promise<Reply> => {
    const url = `${origin}${path}`
    const signal = AbortSignal.any([given.signal, AbortSignal.timeout(patienceMs)])
    try {
      return await get(url, signal, performance.now() + patienceMs)
    } catch (thrown) {
      throw unreachable(url, thrown, patienceMs)
    }
  }
  return Object.assign(ask, { giveUp: () => given.abort() })
}

/** One answer. A busy portal names the seconds after which to ask again: done where that is before `endsAt`. */
async function get(url: string, signal: AbortSignal, endsAt: number): Promise<Reply> {
  for (;;) {
    const reply = await fetch(url, { redirect: 'manual', signal })
    const body = await reply.text()
    const { status, headers } = reply
    const type = headers.get('content-type') ?? ''
    const seconds = Number(headers.get('retry-after') ?? Number.NaN)
    const isBusy = (status === 503 || status === 429) && performance.now() + seconds * 1000 < endsAt
    if (!isBusy) return { url, status, type, location: headers.get('location') ?? undefined, body }
    await setTimeout(seconds * 1000, undefined, { signal })
  }
}
