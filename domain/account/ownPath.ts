/** Longer ones are none of our pages, characters. */
const LONGEST = 2000

/** API paths are no redirect targets. */
const calls = /^\/(?:api-next|api|services)(?:\/|$)|^\/[^/]*\.php(?:[/?#]|$)/i

/** Any origin that is not ours: what leaves it is not a path. */
const base = 'https://portal.invalid'

/** Characters that browsers drop or turn into a slash in an address, and those that are never typed. */
const isSuspect = (text: string): boolean => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s\\]/u.test(text)

/** The same, encoded in a path: what decodes it once more must not be led elsewhere. */
const isEncodedSuspect = (path: string): boolean => /%(?:[01][0-9a-f]|7f|5c)/i.test(path)

/**
 * The page of this portal that an untrusted address names, as a path; undefined if it could lead to another
 * site. The server that sends a redirect after a sign-in and the browser that follows it both check it.
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
