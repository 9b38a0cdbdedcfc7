import type { Reading, ReplyOf } from './contract.ts'

/** The header that carries the token, both ways. */
export const csrfHeader = 'x-csrf-token'

const element = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')

/** The token that binds a request to this page; empty where the page has none. */
export const csrfToken = (): string => element()?.content ?? ''

const info = 'GET /api-next/auth/user/info/' satisfies Reading

/**
 * Fetches a new token: a page that was open for long, or during a sign-in elsewhere, has an old one. Resolves
 * to its owner: the `uuid` of the user, undefined for nobody.
 */
export async function renewCsrfToken(signal: AbortSignal): Promise<string | undefined> {
  const reply = await fetch(info.slice(info.indexOf('/')), { credentials: 'same-origin', signal })
  noteCsrfToken(reply.headers)
  const { user } = (await reply.json()) as ReplyOf<typeof info>
  return user?.uuid
}

/** A reply may carry a new one, as a sign-in does. */
export function noteCsrfToken(headers: Headers): void {
  const token = headers.get(csrfHeader)
  if (token !== null && typeof document !== 'undefined') keep(token)
}

function keep(token: string): void {
  const known = element()
  if (known) {
    known.content = token
    return
  }
  const meta = document.createElement('meta')
  meta.name = 'csrf-token'
  meta.content = token
  document.head.append(meta)
}
