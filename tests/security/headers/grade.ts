/**
 * The rules of MDN's HTTP Observatory (@mdn/mdn-http-observatory 1.4.8, MPL-2.0), as a table: 100, less what is missing,
 * plus what is better than asked once no more than 10 is missing. The package itself brings a web server, a database
 * and a browser's DOM, and wants to connect by name. Two of its ten tests are about how a host is reached, and need no
 * row here: redirection from http, which is the proxy's, and CORS, of which any is graded as all. Twenty-three sets of
 * headers were given to both: the same points, but for cookies without `Secure` or for other sites, where this is
 * stricter (there, HSTS makes up for them).
 */

/** A reply as it came over https. */
export interface Graded {
  readonly headers: Headers
  readonly html: string
}

interface Rule {
  readonly name: string
  /** Points by what was found. */
  readonly points: (reply: Graded) => number
}

/** Directives of a policy by name. */
const directivesOf = ({ headers }: Graded): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((directive) => directive.trim().toLowerCase().split(/\s+/))
      .flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])),
  )

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const inline = ["'unsafe-inline'", 'data:']
const isNonceOrHash = (source: string) => /^'(?:nonce|sha256|sha384|sha512)-/.test(source)
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source)

function policyPoints(reply: Graded): number {
  const policy = directivesOf(reply)
  if (policy.size === 0) return -25
  const sourcesOf = (name: string) => {
    const sources = policy.get(name) ?? policy.get('default-src') ?? ['*']
    return sources.some(isNonceOrHash) ? sources.filter((source) => source !== "'unsafe-inline'") : sources
  }
  const [script, style, object] = [sourcesOf('script-src'), sourcesOf('style-src'), sourcesOf('object-src')]
  const passive = [...sourcesOf('img-src'), ...sourcesOf('media-src')]
  const active = [...policy].flatMap(([name, sources]) => (/^(?:img|media)-src$/.test(name) ? [] : sources))
  if (script.some((source) => [...broad, ...inline].includes(source))) return -20
  if (object.some((source) => broad.includes(source)) || active.some(isInsecure)) return -20
  if ([...script, ...style].includes("'unsafe-eval'") || passive.some(isInsecure)) return -10
  if (style.some((source) => [...broad, ...inline].includes(source))) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function cookiePoints({ headers }: Graded): number {
  const points = headers.getSetCookie().map((line) => {
    const has = (attribute: string) => new RegExp(`;\\s*${attribute}(?:;|$)`, 'i').test(line)
    const isSession = /^[^=]*(?:login|sess)/i.test(line)
    if (isSession && !has('Secure')) return -40
    if (isSession && !has('HttpOnly')) return -30
    if (!has('Secure')) return -20
    if (/samesite=/i.test(line) && !/samesite=(?:strict|lax)/i.test(line)) return -20
    return has('SameSite=(?:Strict|Lax)') ? 5 : 0
  })
  return Math.min(5, ...(points.length === 0 ? [0] : points))
}

/** Scripts of others count, and those that carry a digest. */
function scriptPoints({ html }: Graded): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)]
  if (scripts.some(([, address = '']) => /^http:|^\/\/[^/]/.test(address))) return -50
  const foreign = scripts.filter(([, address = '']) => address.startsWith('https:'))
  if (foreign.some(([tag]) => !tag.includes('integrity='))) return -5
  return scripts.some(([tag]) => tag.includes('integrity=')) ? 5 : 0
}

const byValue =
  (header: string, points: Readonly<Record<string, number>>, missing: number, other: number) =>
  ({ headers }: Graded): number => {
    const value = headers.get(header)?.trim().toLowerCase()
    return value === undefined ? missing : (points[value] ?? other)
  }

const sixMonths = 15_768_000

export const rules: readonly Rule[] = [
  { name: 'content security policy', points: policyPoints },
  { name: 'cookies', points: cookiePoints },
  { name: 'scripts', points: scriptPoints },
  {
    name: 'strict transport security',
    points: ({ headers }) => {
      const age = /(?:^|;)\s*max-age=(\d+)/i.exec(headers.get('strict-transport-security') ?? '')?.[1]
      if (age === undefined) return -20
      return Number(age) < sixMonths ? -10 : 0
    },
  },
  {
    name: 'referrer policy',
    points: byValue(
      'referrer-policy',
      { 'no-referrer': 5, 'same-origin': 5, 'strict-origin': 5, 'strict-origin-when-cross-origin': 5 },
      0,
      -5,
    ),
  },
  { name: 'content type options', points: byValue('x-content-type-options', { nosniff: 0 }, -5, -5) },
  {
    name: 'frames',
    points: (reply) =>
      directivesOf(reply).has('frame-ancestors')
        ? 5
        : byValue('x-frame-options', { deny: 0, sameorigin: 0 }, -20, -20)(reply),
  },
  {
    name: 'resource policy',
    points: byValue(
      'cross-origin-resource-policy',
      { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 },
      0,
      -5,
    ),
  },
  {
    name: 'resource sharing',
    points: ({ headers }) => (headers.has('access-control-allow-origin') ? -50 : 0),
  },
]

/** The score, and the rules that took points from it. */
export function grade(reply: Graded): { readonly score: number; readonly failed: readonly string[] } {
  const points = rules.map(({ name, points: of }) => ({ name, points: of(reply) }))
  const lost = points.filter((one) => one.points < 0)
  const base = lost.reduce((sum, one) => sum + one.points, 100)
  const won = points.reduce((sum, one) => sum + Math.max(0, one.points), 0)
  return { score: Math.max(0, base >= 90 ? base + won : base), failed: lost.map(({ name }) => name) }
}
