const archive = 'pmtiles://'

/** Whether tiles come as one archive, which clients read in ranges, rather than by TileJSON. */
export const isPmtiles = (address: string): boolean => address.startsWith(archive)

/** Accepted values: the address of a TileJSON or of a `.pmtiles` archive, the latter also as `pmtiles://https://…`. */
export function readTilesUrl(text: string): string | undefined {
  const plain = text.startsWith(archive) ? text.slice(archive.length) : text
  const url = URL.parse(plain)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return undefined
  return text.startsWith(archive) || url.pathname.endsWith('.pmtiles') ? archive + plain : plain
}

/** The origin of the operator's tiles, for the content security policy. */
export const tilesOrigin = (address: string): string =>
  new URL(isPmtiles(address) ? address.slice(archive.length) : address).origin
