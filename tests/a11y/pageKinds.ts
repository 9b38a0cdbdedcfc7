/** One page of each kind, for the engines that look at all of them. */
import type { APIRequestContext } from '@playwright/test'
import { signIn } from '../portal/account.ts'
import { makeOffice, officePages } from '../portal/office.ts'
import { firstAgencyPath, firstListingPath } from '../portal/stock.ts'

/** `path`: what finds it out, with the requests of the page, may sign the page in. */
export interface PageKind {
  readonly name: string
  readonly path: string | ((request: APIRequestContext) => Promise<string>)
}

let office: ReturnType<typeof makeOffice> | undefined

/** A page of an agency's office, signed in as its owner. A process makes one office. */
const inOffice =
  (page: keyof typeof officePages): PageKind['path'] =>
  async (request) => {
    const isFirst = office === undefined
    const made = await (office ??= makeOffice(request))
    if (!isFirst) await signIn(request, made.owner)
    return officePages[page](made)
  }

export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/pwlhsh-katoikies/' },
  { name: 'listing', path: firstListingPath },
  { name: 'agencies', path: '/mesitika-grafeia/' },
  { name: 'transparency', path: '/info/diafaneia/' },
  { name: 'agents', path: '/mesitika-grafeia/mesites/' },
  { name: 'groups', path: '/mesitika-grafeia/omiloi/' },
  { name: 'association', path: '/mesitika-grafeia/syllogoi/i-stegi/' },
  { name: 'price guide', path: '/agora-akiniton/' },
  { name: 'estimate', path: '/valutazione-immobiliare/' },
  { name: 'method of estimates', path: '/valutazione-immobiliare/methodos/' },
  { name: 'method of the price guide', path: '/agora-akiniton/methodos/' },
  { name: 'agency', path: firstAgencyPath },
  { name: 'not found', path: '/den-yparxei/' },
  { name: 'privacy', path: '/terms/privacy/' },
  { name: 'contact us', path: '/info/epikoinoniste-mazi-mas/' },
  { name: 'accessibility', path: '/info/prosvasimotita/' },
  ...(Object.keys(officePages) as (keyof typeof officePages)[]).map((page) => ({
    name: `office, ${page}`,
    path: inOffice(page),
  })),
]

/** Where the page is, in a language. */
export const pathOf = async ({ path }: PageKind, request: APIRequestContext): Promise<string> =>
  typeof path === 'string' ? path : path(request)
