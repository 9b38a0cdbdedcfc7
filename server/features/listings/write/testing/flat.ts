/** A flat in Pagrati, as an advertiser sends it. */
export const flat = {
  contract: 'sale',
  category: 'residential',
  typology: 'apartment',
  price: 250_000,
  latitude: 37.9682,
  longitude: 23.7561,
  netArea: 78,
  grossArea: 92,
  rooms: 3,
  bedrooms: 2,
  floor: 30,
  floorsTotal: 6,
  builtYear: 1974,
  permitYear: 1972,
  energyClass: 'D',
  lift: true,
  texts: { el: { title: 'Διαμέρισμα στο Παγκράτι', description: 'Φωτεινό και διαμπερές.' } },
} as const

export const listingsPath = '/api-next/listings/'

/** Something that asks as a page of the portal does. */
interface Browser<Reply> {
  readonly ask: (path: string, asked?: Asked) => Promise<Reply>
  readonly json: (path: string, value: unknown, asked?: Asked) => Promise<Reply>
}

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | undefined>>
}

/** Places a listing, or sends another call about one: `call` is the end of the address. */
export const send = <Reply>(
  browser: Browser<Reply>,
  call: string,
  body: object | undefined,
  asked: Asked = {},
) =>
  body === undefined
    ? browser.ask(`${listingsPath}${call}`, { method: 'POST', ...asked })
    : browser.json(`${listingsPath}${call}`, body, asked)

export const place = <Reply>(browser: Browser<Reply>, more: object = {}, asked: Asked = {}) =>
  send(browser, '', { ...flat, ...more }, asked)

/** A call that needs no body, such as `pause`. */
export const act = <Reply>(browser: Browser<Reply>, id: unknown, name: string, asked: Asked = {}) =>
  send(browser, `${String(id)}/${name}/`, undefined, asked)

export const change = <Reply>(browser: Browser<Reply>, id: unknown, more: object, asked: Asked = {}) =>
  send(browser, `${String(id)}/`, { ...flat, ...more }, { method: 'PUT', ...asked })
