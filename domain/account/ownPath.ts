/** Longer ones are none of our pages, characters. */
const LONGEST = 2000

/** Nobody is sent to what answers calls. */
const calls = /^\/(?:api-next|api|services)(?:\/|$)|^\/[^/]*\.php(?:[/?#]|$)/i

/** Any origin that is not ours: what leaves it is not a path. */
const base = 'https://portal.invalid'

/** Letters that browsers drop or turn into a slash on their way to an address, and those that nobody types. */
const isSuspect = (text: string): boolean => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s\\]/u.test(text)

/** The same, encoded in a path: what decodes it once more must not be led elsewhere. */
const isEncodedSuspect = (path: string): boolean => /%(?:[01][0-9a-f]|7f|5c)/i.test(path)

/**
 * The page of this portal that an address from outside means, as a path; undefined for all that could lead elsewhere.
 * Where a sign-in leads is checked with it by the server that says so and by the browser that goes there.
 */
export function ownPath(text: string | null | undefined): string | undefined {
  if (!text || text.length > LONGEST || isSuspect(text) || !/^\/(?!\/)/.test(text)) return undefined
  const url = URL.parse(text, base)
  if (url === null || url.origin !== base) return undefined
  const path = `${url.pathname}${url.search}${url.hash}`
  // "/.//host" is a path here and another host once it is read again.
  const leadsAway = url.pathname.startsWith('//') || isEncodedSuspect(url.pathname)
  return leadsAway || calls.test(url.pathname) ? undefined : path
}
