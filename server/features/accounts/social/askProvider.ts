import { isLoopback } from '#server/platform/settings/socialSettings.ts'

/** Time limit of a provider, seconds. */
export const ANSWER_SECONDS = 5

/** Discovery documents, keys and tokens are some kilobytes. */
const LARGEST_ANSWER = 256 * 1024

/** As both libraries that ask call `fetch`, each with its own idea of the type of its options. */
type Ask = (url: string, options: object) => Promise<Response>

/**
 * Asks a provider: over https (a provider on loopback may do without, and may only name addresses there), following
 * no redirect, and reading no more than a provider has to say.
 */
export function askProvider(issuer: string): Ask {
  const { protocol, hostname } = new URL(issuer)
  const isLocal = protocol === 'http:' && isLoopback(hostname)
  const isAllowed = (url: URL) =>
    isLocal ? url.protocol === 'http:' && isLoopback(url.hostname) : url.protocol === 'https:'
  return async (address, options) => {
    if (!isAllowed(new URL(address))) throw new TypeError('A provider names an address that is not asked')
    const init: RequestInit = options
    const limit = AbortSignal.timeout(ANSWER_SECONDS * 1000)
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
    return upTo(LARGEST_ANSWER, await fetch(address, { ...init, redirect: 'manual', signal }))
  }
}

/** The answer read whole, as long as it is short. */
async function upTo(most: number, { body, status, headers }: Response): Promise<Response> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > most) throw new TypeError('A provider answers without end')
    chunks.push(chunk)
  }
  return new Response(chunks.length === 0 ? null : Buffer.concat(chunks), { status, headers })
}
