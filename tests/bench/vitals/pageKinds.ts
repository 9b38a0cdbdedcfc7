import { type Asks, firstAgencyPath, firstListingPath } from '../../portal/stock.ts'

/** A kind of page, by an address that has something in it. */
export interface PageKind {
  readonly name: string
  readonly path: string
  /** Whether the Next.js twin has it. */
  readonly hasTwin: boolean
}

/** Asks by `fetch`, as the helpers of the portal's tests want it. */
export const askOf = (origin: string): Asks => ({ get: (path) => fetch(origin + path) })

/** Every kind of page, as far as a visitor without an account sees it. */
export async function pageKinds(origin: string): Promise<readonly PageKind[]> {
  const ask = askOf(origin)
  const [listing, agency] = await Promise.all([firstListingPath(ask), firstAgencyPath(ask)])
  const paths: Readonly<Record<string, string>> = {
    list: '/pwlhsh-katoikies/',
    listing,
    home: '/',
    map: '/map/',
    agencies: '/mesitika-grafeia/',
    agency,
    prices: '/agora-akiniton/',
    valuation: '/valutazione-immobiliare/',
    publish: '/pubblica-annuncio/',
    saved: '/user/saved/',
    messages: '/user/messages/',
    'sign-in': '/user/login/',
    terms: '/terms/',
    'not found': '/den-yparxei/',
  }
  return Object.entries(paths).map(([name, path]) => ({
    name,
    path,
    hasTwin: name === 'list' || name === 'listing',
  }))
}
