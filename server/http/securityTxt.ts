import { type Middleware, pathOf } from './middleware.ts'

/** Where security researchers look for a contact (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt'

/** The file expires and has to be reviewed; it states its expiry, days. */
const GOOD_FOR = 90

const dayMs = 86_400_000

interface Said {
  /** `mailto:` or `https:`; without one there is no such file. */
  readonly contact: string | undefined
  readonly origin: string
}

function lines(contact: string, origin: string, now: number): string {
  const until = new Date((Math.floor(now / dayMs) + GOOD_FOR) * dayMs)
  return [
    `Contact: ${contact}`,
    `Expires: ${until.toISOString()}`,
    'Preferred-Languages: el, en',
    `Canonical: ${origin}${securityTxtPath}`,
    '',
  ].join('\n')
}

/** The contact for security reports, if configured. */
export const securityTxt =
  ({ contact, origin }: Said): Middleware =>
  (request, response, next) => {
    if (contact === undefined || pathOf(request) !== securityTxtPath) return next()
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    response.setHeader('cache-control', 'public, max-age=86400')
    response.end(lines(contact, origin, Date.now()))
  }
