const archive = 'pmtiles://'

/** Whether tiles come as one archive, which clients read in pieces, rather than by TileJSON. */
export const isPmtiles = (address: string): boolean => address.startsWith(archive)

/** What an operator may give: the address of a TileJSON or of a `.pmtiles` archive, the latter also as `pmtiles://https://…`. */
export function readTilesUrl(text: string): string | undefined {
  const plain = text.startsWith(archive) ? text.slice(archive.length) : text
  const url = URL.parse(plain)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return undefined
  return text.startsWith(archive) || url.pathname.endsWith('.pmtiles') ? archive + plain : plain
}

/** Where tiles of others come from, for the policy of what pages may load. */
export const tilesOrigin = (address: string): string =>
  new URL(isPmtiles(address) ? address.slice(archive.length) : address).origin
