/** So many listings that are on the market, from the portal at this origin. */
export async function listingIds(origin: string, many: number): Promise<readonly number[]> {
  const ids: number[] = []
  for (let page = 1; ids.length < many; page++) {
    const reply = await fetch(
      `${origin}/api-next/search-list/listings/?idContratto=1&idCategoria=1&pag=${page}`,
    )
    const { listings } = (await reply.json()) as { readonly listings: readonly { readonly id: number }[] }
    if (listings.length === 0) throw new Error(`There are only ${ids.length} listings to look at`)
    ids.push(...listings.map(({ id }) => id))
  }
  return ids
}
