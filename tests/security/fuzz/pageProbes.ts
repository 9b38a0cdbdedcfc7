/** Addresses of pages and files, made up from those that exist. */
import { attachmentPath, calendarPath } from '#domain/contact/contactPaths.ts'
import { languages } from '#domain/locale.ts'
import { routes } from '#domain/routes.ts'
import { type Random, randomFrom } from '#demo/random.ts'
import { pairs, percent } from './encode.ts'
import { endpointsOf, spoiltPath, strangeHeaders, valuesOf } from './endpointProbes.ts'
import { hostileWords, usualWords } from './hostileWords.ts'
import { type Judge, problemOf } from './judge.ts'
import type { Probe } from './Probe.ts'
import { spoil } from './spoil.ts'

const pagePaths: readonly string[] = [
  ...routes.map(({ path }) => path),
  '/pwlhsh-katoikies/athina/pagkrati/',
  '/enoikio-katoikies/nisi-rodos/',
  '/aggelies/1/',
  '/aggelies/2/?keyword=thea',
  '/user/messages/hours/',
  '/user/messages/00000000-0000-4000-8000-000000000000/',
]

/** What answers beside pages and the contract. */
const besidePaths: readonly string[] = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/listings-1.xml',
  '/healthz',
  '/favicon.ico',
  '/tiles/tiles.json?language=en',
  '/tiles/0/el/5/18/12.mvt',
  '/media/demo/0/1-480.avif',
  '/media/demo/0/plan-2-1-80.svg',
  '/assets/index.js',
  '/demo/mailbox/',
  '/demo/mailbox/1/html/',
  '/singleSignOn.php?accountType=google&action=dologin&backurl=%2F',
  '/singleSignOn.php/google?code=x&state=y',
  '/api-next/events/',
  attachmentPath('00000000-0000-4000-8000-000000000000'),
  calendarPath('00000000-0000-4000-8000-000000000000'),
]

const kinds = { pages: pagePaths, beside: besidePaths } as const
export type PageKind = keyof typeof kinds

/** Probes of a kind of address, without an end. `words`: such as lead further in on the portal that is asked. */
export function* pageProbes(
  kind: PageKind,
  seed: string,
  words: readonly string[] = [],
): Generator<Probe, never> {
  const random = randomFrom(`${kind} ${seed}`)
  const map = endpointsOf('search').find(({ name }) => name === 'search.map')
  const queries = valuesOf(map?.query, `${kind} ${seed}`)
  const known = [...usualWords, ...words]
  for (;;) {
    const bare = segmentsSpoilt(random.pick(kinds[kind]), random, known)
    const query = random.chance(0.5) ? pairs(spoil(queries.next().value, random, known)) : ''
    const path = languageBefore(bare, random) + (query && `${bare.includes('?') ? '&' : '?'}${query}`)
    const isAstray = random.chance(0.15)
    yield {
      name: kind,
      method: random.chance(0.93) ? 'GET' : random.pick(['HEAD', 'POST', 'OPTIONS', 'DELETE', 'PROPFIND']),
      path: isAstray ? spoiltPath(path, random) : path,
      isAstray,
      headers: random.chance(0.1) ? random.pick(strangeHeaders) : {},
      body: undefined,
      isSignedIn: kind === 'pages' && random.chance(0.5),
    }
  }
}

const languageBefore = (path: string, random: Random): string =>
  random.chance(0.3) ? `/${random.pick(languages)}${path}` : path

/** The path with a part of it replaced or one more put behind it, now and then. */
function segmentsSpoilt(path: string, random: Random, known: readonly string[]): string {
  if (random.chance(0.5)) return path
  const word = percent(random.pick(random.chance(0.5) ? known : hostileWords)).slice(0, 300)
  const parts = path.split('/')
  const at = random.int(1, parts.length - 1)
  return [...parts.slice(0, at), word, ...parts.slice(random.chance(0.5) ? at : at + 1)].join('/')
}

/** A page is answered, without a word about what is inside. */
export const judgePage: Judge = (answer) => problemOf(answer)
