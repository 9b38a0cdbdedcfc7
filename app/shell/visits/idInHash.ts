/** The id that an address's `#…` names. People type and paste it: a `%` that encodes nothing stands for itself. */
export function idInHash(hash: string): string {
  const written = hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
