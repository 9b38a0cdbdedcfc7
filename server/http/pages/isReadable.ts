import type { IncomingMessage } from 'node:http'
import { pathOf } from '#server/http/middleware.ts'

/** What a browser turns into a slash or drops: `/<tab>/host` is `//host` to it once it is read again. */
const unread = /[\\\p{Cc}]/u

/** Is this address of a request ours to read? `//host`, `http://…` and broken escapes are none at all. */
export function isReadable(address: string): boolean {
  if (!/^\/(?!\/)/.test(address) || unread.test(address)) return false
  try {
    decodeURIComponent(pathOf({ url: address } as IncomingMessage))
    return true
  } catch {
    return false
  }
}
