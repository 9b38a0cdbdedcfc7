import type { Answer } from '#cli/checks/routes/answers.ts'
import type { RouteFact } from '#cli/checks/routes/check.ts'
import { readHead } from '#cli/checks/routes/page.ts'
import { knownProblem } from '#cli/knownProblem.ts'

/** A listing's page needs a listing: the first one that the default search shows. */
const listingBase = '/aggelies/'
const defaultSearch = '/pwlhsh-katoikies/'

/** A portal that builds its pages on the first request (`estia serve --dev`) is slow once. */
const patienceMs = 60_000

/** So many at once: enough to be done soon, few enough for a portal on the same machine. */
const atOnce = 4

/** What is asked of a running portal. */
export interface Questions {
  readonly routes: readonly RouteFact[]
  /** Languages that the portal answers in. */
  readonly languages: readonly string[]
  /** A path in a language. */
  readonly localPath: (language: string, path: string) => string
  /** Told how far it is, where somebody watches. */
  readonly progress?: ((doing: string) => unknown) | undefined
}

interface Question {
  readonly language: string
  /** Path without its language. */
  readonly path: string
  readonly served: boolean
}

/** Asks a running portal for every declared path in every language, without following redirects. */
export async function askPortal(url: string, questions: Questions): Promise<readonly Answer[]> {
  const origin = url.replace(/\/+$/, '')
  const all = await questionsOf(origin, questions)
  const answers: Answer[] = []
  const given = new AbortController()
  const waiting = all.entries()
  const askOn = async () => {
    for (const [index, question] of waiting) {
      questions.progress?.(`asking ${origin} (${index + 1} of ${all.length})`)
      const path = questions.localPath(question.language, question.path)
      answers[index] = { ...question, ...(await ask(origin, path, given.signal)), path }
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, askOn))
  } catch (thrown) {
    given.abort()
    throw thrown
  }
  return answers
}

async function questionsOf(origin: string, { routes, languages }: Questions): Promise<readonly Question[]> {
  const listing = routes.some(({ path }) => path === listingBase) ? await firstListing(origin) : listingBase
  return languages.flatMap((language) =>
    routes.map(({ path, served }) => ({
      language,
      path: path === listingBase ? listing : path.replace('{id}', '1'),
      served,
    })),
  )
}

async function firstListing(origin: string): Promise<string> {
  const { body } = await get(`${origin}${defaultSearch}`, AbortSignal.timeout(patienceMs))
  return new RegExp(`${listingBase}\\d+/`).exec(body)?.[0] ?? listingBase
}

async function ask(origin: string, path: string, given: AbortSignal) {
  const url = `${origin}${path}`
  const { status, type, location, body } = await get(
    url,
    AbortSignal.any([given, AbortSignal.timeout(patienceMs)]),
  )
  const page = type.startsWith('text/html') && /<main[\s>]/.test(body)
  return { url, status, page, leadsTo: location && pathOf(location, url), ...readHead(body) }
}

const pathOf = (address: string, base: string): string => new URL(address, base).pathname

async function get(url: string, signal: AbortSignal) {
  try {
    const reply = await fetch(url, { redirect: 'manual', signal })
    return {
      status: reply.status,
      type: reply.headers.get('content-type') ?? '',
      location: reply.headers.get('location') ?? undefined,
      body: await reply.text(),
    }
  } catch (cause) {
    const slow = cause instanceof Error && cause.name === 'TimeoutError'
    const reason = slow ? ` within ${patienceMs / 1000} s` : '; start it with "estia serve"'
    throw knownProblem('PortalUnreachable', `no portal answers at ${url}${reason}`)
  }
}
