/** Whatever asks the portal: Playwright, or `fetch` in its clothes. */
export interface Asks {
  readonly get: (path: string) => Promise<{ readonly json: () => Promise<unknown> }>
}

interface Results {
  readonly total: number
  readonly listings: readonly { readonly id: number; readonly title: string }[]
}

/** A search asked of the running portal's API. */
export async function search(request: Asks, parameters = ''): Promise<Results> {
  const reply = await request.get(`/api-next/search-list/listings/?${parameters}`)
  return (await reply.json()) as Results
}

/** The page of a listing that is on the market. */
export async function firstListingPath(request: Asks, filters = ''): Promise<string> {
  const { listings } = await search(request, `idContratto=1&idCategoria=1&${filters}`)
  const [first] = listings
  if (first === undefined) throw new Error('The stock is empty')
  return `/aggelies/${first.id}/`
}

/** The page of the agency with the most homes on the market. */
export async function firstAgencyPath(request: Asks): Promise<string> {
  const reply = await request.get('/api-next/agencies/')
  const { agencies } = (await reply.json()) as { readonly agencies: readonly { readonly slug: string }[] }
  const [first] = agencies
  if (first === undefined) throw new Error('There are no agencies')
  return `/mesitika-grafeia/${first.slug}/`
}

/** The page of a person who works for it. */
export async function firstAgentPath(request: Asks): Promise<string> {
  const reply = await request.get('/api-next/agents/')
  const { agents } = (await reply.json()) as { readonly agents: readonly { readonly id: number }[] }
  const [first] = agents
  if (first === undefined) throw new Error('There are no agents')
  return `/mesitika-grafeia/mesites/${first.id}/`
}

/** The page of a project whose ad lists so many units, or more. */
export async function projectPath(request: Asks, atLeast: number): Promise<string> {
  const { listings } = await search(request, 'idContratto=1&idCategoria=6')
  for (const { id } of listings) {
    const reply = await request.get(`/api-next/listings/${id}/background/`)
    const background = (await reply.json()) as { readonly units: readonly unknown[] | null }
    if ((background.units?.length ?? 0) >= atLeast) return `/aggelies/${id}/`
  }
  throw new Error(`No project of ${atLeast} units is on the first page`)
}
