import { flat, pageOfCards } from '#stories/app/sample/cards.ts'
import { flatDetail as detail } from '#stories/app/sample/detail.ts'
import { noResults, results } from '#stories/app/sample/results.ts'
import type { HomeContent } from '#domain/api/Home.ts'

type Reply = { readonly status: number; readonly body: unknown }

const city = (id: number, name: string, path: string, sale: number, rent: number) => ({
  place: { level: 'city' as const, id, name, slug: path },
  path,
  sale,
  rent,
  median: null,
  photo: null,
})

const home: HomeContent = {
  sale: 18_412,
  rent: 4_057,
  cities: [
    city(1, 'Ρόδος', 'rodos', 412, 96),
    city(2, 'Λάρισα', 'larisa', 655, 240),
    city(3, 'Χαλκίδα', 'chalkida', 388, 71),
    city(4, 'Ξάνθη', 'xanthi', 142, 0),
    city(5, 'Αθήνα', 'athina', 5210, 1932),
    city(6, 'Θεσσαλονίκη', 'thessaloniki', 2120, 877),
  ],
  newest: pageOfCards.slice(0, 4),
  regions: [],
  examples: [],
}

const places = [
  { id: 1, level: 'cityZone', name: 'Κουκάκι', context: 'Αθήνα, Αττική', path: 'athina/koukaki' },
  { id: 2, level: 'city', name: 'Κουφονήσια', context: 'Νάξος, Νότιο Αιγαίο', path: 'koufonisia' },
]

const failed = (status: number, message: string): Reply => ({ status, body: { data: { message } } })

/** An API that knows a handful of things, for looking at pages while the server is elsewhere. */
export async function fakeApi(address: string): Promise<Reply> {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  if (pathname === '/api-next/home/') return { status: 200, body: home }
  if (pathname === '/api-next/geography/suggest/') {
    const typed = (searchParams.get('q') ?? '').toLowerCase()
    return { status: 200, body: places.filter(({ name }) => name.toLowerCase().startsWith(typed)) }
  }
  if (pathname === '/api-next/search-list/listings/') return search(searchParams)
  const id = /^\/api-next\/listings\/(\d+)\//.exec(pathname)?.[1]
  if (id === '404') return failed(404, 'Δεν υπάρχει αυτή η αγγελία.')
  if (id === '410') return failed(410, 'Η αγγελία αποσύρθηκε.')
  if (id === '500') return failed(500, 'Κάτι πήγε στραβά.')
  if (pathname.endsWith('/same-home/')) return { status: 200, body: [] }
  if (pathname.endsWith('/similar/')) return { status: 200, body: pageOfCards.slice(0, 4) }
  return { status: 200, body: { ...detail, id: Number(id ?? flat.id) } }
}

function search(parameters: URLSearchParams): Reply {
  if (parameters.get('path')?.includes('atlantis')) return failed(404, 'Δεν γνωρίζουμε αυτή την περιοχή.')
  if (parameters.get('prezzoMassimo') === '1') return { status: 200, body: noResults }
  return { status: 200, body: { ...results, page: Number(parameters.get('pag') ?? 1) } }
}
