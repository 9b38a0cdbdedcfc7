import type { IncomingMessage } from 'node:http'
import { pathOf } from '#server/platform/middleware.ts'

/** Is this address of a request ours to read? `//host`, `http://…` and broken escapes are none at all. */
export function isReadable(address: string): boolean {
  if (!address.startsWith('/') || address.startsWith('//') || address.includes('\\')) return false
  try {
    decodeURIComponent(pathOf({ url: address } as IncomingMessage))
    return true
  } catch {
    return false
  }
}
