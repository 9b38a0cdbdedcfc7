import type { Answer } from '#cli/checks/routes/answers.ts'
import type { RouteFact } from '#cli/checks/routes/check.ts'
import { knownProblem } from '#cli/knownProblem.ts'

/** A listing's page needs a listing: the first one that the default search shows. */
const listingBase = '/aggelies/'
const defaultSearch = '/pwlhsh-katoikies/'

/** A portal that builds its pages on the first request (`estia serve --dev`) is slow once. */
const patienceMs = 60_000

/** Asks a running portal for every declared path, one after another, without following redirects. */
export async function askPortal(url: string, routes: readonly RouteFact[]): Promise<readonly Answer[]> {
  const origin = url.replace(/\/+$/, '')
  const answers: Answer[] = []
  for (const { path, served } of routes) {
    const asked = await concretePath(origin, path)
    answers.push({ ...(await ask(`${origin}${asked}`)), path: asked, served })
  }
  return answers
}

async function concretePath(origin: string, path: string): Promise<string> {
  if (path !== listingBase) return path.replace('{id}', '1')
  const { body } = await get(`${origin}${defaultSearch}`)
  return new RegExp(`${listingBase}\\d+/`).exec(body)?.[0] ?? path
}

async function ask(url: string): Promise<Omit<Answer, 'path' | 'served'>> {
  const { status, type, body } = await get(url)
  const page = type.startsWith('text/html') && /<main[\s>]/.test(body)
  return { url, status, page, robots: words(robotsMeta(body)) }
}

async function get(url: string) {
  try {
    const reply = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) })
    return {
      status: reply.status,
      type: reply.headers.get('content-type') ?? '',
      body: await reply.text(),
    }
  } catch (cause) {
    const slow = cause instanceof Error && cause.name === 'TimeoutError'
    const reason = slow ? ` within ${patienceMs / 1000} s` : '; start it with "estia serve"'
    throw knownProblem('PortalUnreachable', `no portal answers at ${url}${reason}`)
  }
}

function robotsMeta(body: string): string {
  const tag = /<meta[^>]+name="robots"[^>]*>/i.exec(body)?.[0] ?? ''
  return /content="([^"]*)"/i.exec(tag)?.[1] ?? ''
}

const words = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
