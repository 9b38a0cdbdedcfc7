/** Requests that cost a careless program much to read, or that it reads twice, differently. */
export interface HostileRequest {
  readonly name: string
  readonly path: string
  readonly method?: string
  readonly type?: string
  readonly body?: string
  /** What may be answered. */
  readonly statuses: readonly number[]
}

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const message = '/api-next/contact/message/'
const registrationType = '/api-next/auth/user/registration-type/'
const register = '/api-next/user/register/'

const said = (body: string, name: string, statuses: readonly number[], path = message, type = json) => ({
  name,
  path,
  method: 'POST',
  type,
  body,
  statuses,
})

/** Refused before it is read, since it is too long; or read, and refused. */
const refused = [400, 413]

const star = Array.from({ length: 5000 }, (_, at) => {
  const angle = (2 * Math.PI * at * 2499) / 5000
  return `${(38 + Math.sin(angle)).toFixed(3)},${(23.7 + Math.cos(angle)).toFixed(3)}`
}).join(';')

const bodies: readonly HostileRequest[] = [
  said('['.repeat(100_000), 'a hundred thousand brackets', refused),
  said('['.repeat(15_000), 'as many brackets as are read', refused),
  said(`${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`, 'objects in objects', refused),
  said(
    `{"listingId":1,"key":"${'k'.repeat(16)}","text":"${'a'.repeat(20_000)}"}`,
    'a text beyond the limit',
    refused,
  ),
  said(`{"listingId":${'9'.repeat(15_000)}}`, 'a number of fifteen thousand digits', refused),
  said('{"listingId":1e999,"key":"kkkkkkkkkkkkkkkk"}', 'a number that is none', refused),
  said(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"email":"a@b.gr"}',
    'names of prototypes',
    [200],
    registrationType,
  ),
  said('{"email":"a@b.gr","email":"c@d.gr"}', 'a name twice', [200, 400], registrationType),
  said('\uFEFF{"email":"a@b.gr"}', 'a mark before it', [200, 400], registrationType),
  said('{"email":["a@b.gr","c@d.gr"]}', 'a list for a text', refused, registrationType),
  said('{"email":{"$ne":""}}', 'a condition for a text', refused, registrationType),
  said('{"email":"a@b.gr"}//', 'words behind it', refused, registrationType),
  said('', 'nothing', refused, registrationType),
  said('null', 'null', refused, registrationType),
  said(
    `{${Array.from({ length: 1000 }, (_, at) => `"a${at}":1`).join()},"email":"a@b.gr"}`,
    'a thousand names that nobody asked for',
    [200],
    registrationType,
  ),
  said('a=1&'.repeat(4000), 'four thousand fields', [422], register, form),
  said('email=a@b.gr&email=c@d.gr&password=x', 'a field twice', [422], register, form),
  said(
    'email[]=a@b.gr&form[email][]=1&__proto__[polluted]=1&email.__proto__.polluted=1',
    'fields in fields',
    [422],
    register,
    form,
  ),
  said(`email=${'%'.repeat(5000)}`, 'broken escapes', [422], register, form),
  said('%00=%00&password=%FF%FE', 'bytes that are no text', [422], register, form),
]

const list = '/api-next/search-list/listings/'
const map = '/api-next/search-list/map/'

const addresses: readonly HostileRequest[] = [
  {
    name: 'a polygon of five thousand corners',
    path: `${list}?vrt=${star.slice(0, 12_000)}`,
    statuses: [200],
  },
  { name: 'a bow tie', path: `${list}?vrt=37,23;39,24;39,23;37,24`, statuses: [200] },
  { name: 'a polygon of one line', path: `${list}?vrt=37,23;38,24;39,25;37,23`, statuses: [200] },
  {
    name: 'a map at no zoom',
    path: `${map}?zoom=NaN&lat=NaN&lng=Infinity&width=-1&height=1e9`,
    statuses: [200],
  },
  {
    name: 'a map of everything',
    path: `${map}?zoom=-99&lat=91&lng=999&width=99999&height=99999`,
    statuses: [200],
  },
  { name: 'page 1,000,000,000', path: `${list}?pag=1000000000`, statuses: [200] },
  { name: 'page 1e308', path: `${list}?pag=1e308`, statuses: [200] },
  { name: 'page -1', path: `${list}?pag=-1&pag=2&pag=x`, statuses: [200] },
  { name: 'two thousand parameters', path: `${list}?${'bagni=1&'.repeat(1500)}`, statuses: [200] },
  {
    name: 'names of prototypes',
    path: `${list}?__proto__[polluted]=1&constructor.prototype.polluted=1`,
    statuses: [200],
  },
  { name: 'a page of messages that is none', path: '/api-next/messages/?page=1e9', statuses: [400, 401] },
  {
    name: 'an entry that is none',
    path: '/api-next/messages/x/?before=99999999999999999999',
    statuses: [400, 401, 404],
  },
  { name: 'a listing beyond numbers', path: '/api-next/listings/9007199254740993/', statuses: [400] },
  {
    name: 'a listing of a thousand digits',
    path: `/api-next/listings/${'9'.repeat(1000)}/`,
    statuses: [400, 404],
  },
  { name: 'a point at a pole', path: '/api-next/geography/near/?lat=90&lng=180', statuses: [200] },
  { name: 'a point beyond', path: '/api-next/geography/near/?lat=90.0001&lng=0', statuses: [400] },
  {
    name: 'levels a thousand times',
    path: `/api-next/geography/find/?q=a&${'levels=city&'.repeat(900)}`,
    statuses: [200],
  },
  {
    name: 'a sentence of brackets',
    path: `/api-next/search-list/sentence/?q=${'('.repeat(2000)}`,
    statuses: [200],
  },
]

export const hostileRequests: readonly HostileRequest[] = [...bodies, ...addresses]
