/** Addresses that nobody sends by accident, for every suite that must survive them. */

/** A hostile query of a list, and what the reply must say that it left out; "refused" where it may be a 4xx. */
export interface HostileQuery {
  readonly name: string
  readonly query: string
  readonly ignored: readonly (readonly [parameter: string, reason: string])[] | 'refused'
}

const written = (parameters: Readonly<Record<string, string>>): string =>
  new URLSearchParams(parameters).toString()

const corners = (count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count
    return `${(38 + Math.sin(angle)).toFixed(4)},${(23.7 + Math.cos(angle)).toFixed(4)}`
  }).join(';')

/** As many corners as are read, each side crossing most of the others. */
const star = Array.from({ length: 499 }, (_, at) => {
  const angle = (2 * Math.PI * ((at * 249) % 499)) / 499
  return `${(38 + 3 * Math.sin(angle)).toFixed(3)},${(23.7 + 3 * Math.cos(angle)).toFixed(3)}`
}).join(';')

/** To and fro over the whole country: as many sides beside each other as are read. */
const zigzag = (sides: number, from = 0): string =>
  Array.from({ length: sides }, (_, at) => {
    const west = 19.5 + from + (8.6 * at) / (sides - 1)
    return `${at % 2 ? 41.7 : 34.8},${west.toFixed(3)}`
  }).join(';')

const zigzags = (count: number, name: string): string =>
  Array.from({ length: count }, (_, at) => `${name}=${zigzag(25, at / 80)}`).join('&')

const ids = (count: number): string => Array.from({ length: count }, (_, at) => 10_000_000 + at).join(',')

export const hostileQueries: readonly HostileQuery[] = [
  {
    name: 'unknown ids',
    query: written({ idComune: '99999999', idRegione: 'abc', idTipologia: '4711', idContratto: '99' }),
    ignored: [
      ['idContratto', 'unknownValue'],
      ['idTipologia', 'unknownValue'],
      ['idRegione', 'notANumber'],
      ['idComune', 'unknownPlace'],
    ],
  },
  {
    name: 'reversed ranges',
    query: written({
      prezzoMinimo: '900000',
      prezzoMassimo: '1',
      superficieMinima: '90',
      superficieMassima: '50',
    }),
    ignored: [
      ['prezzoMassimo', 'minOverMax'],
      ['superficieMassima', 'minOverMax'],
    ],
  },
  {
    name: 'a municipality outside the region',
    query: written({ idComune: '4501', idRegione: '13' }),
    ignored: [['idRegione', 'contradiction']],
  },
  {
    name: 'a zone outside the municipality, inside the region',
    query: written({ idMZona: '4501011', idComune: '701', idRegione: '10' }),
    ignored: [['idComune', 'contradiction']],
  },
  {
    name: 'a polygon of five thousand points',
    query: written({ vrt: corners(5000) }),
    ignored: 'refused',
  },
  {
    name: 'a polygon of a thousand points',
    query: `vrt=${corners(1000).replaceAll(';', '%3B').slice(0, 15_000)}`,
    ignored: 'refused',
  },
  { name: 'a star of 499 points', query: `vrt=${star}`, ignored: [['vrt', 'malformed']] },
  {
    name: 'a polygon that is none',
    query: written({ vrt: '38,23;38,23;38,23', centro: '99,999', raggio: '-5' }),
    ignored: [
      ['vrt', 'malformed'],
      ['raggio', 'notANumber'],
      ['centro', 'malformed'],
    ],
  },
  {
    name: 'two hundred polygons',
    query: Array.from({ length: 200 }, (_, at) => `vrt=${35 + at / 100},23;38,23;38,24`).join('&'),
    ignored: [['vrt', 'tooMany']],
  },
  {
    name: 'areas to look in and to leave out, most of them none',
    query: [
      'vrt=38,23;38.5,23;38.5,24&vrt=38,23;39,24;40,25&vrt=37,179;38,-179;39,179',
      'vrtEsclusi=38.1,23;38.2,23;38.2,24&vrtEsclusi=NaN,NaN;1,1;2,2&vrtEsclusi=91,23;38,23;38,24',
      `vrtEsclusi=${star}`,
    ].join('&'),
    ignored: [
      ['vrt', 'malformed'],
      ['vrt', 'malformed'],
      ...Array.from({ length: 3 }, () => ['vrtEsclusi', 'malformed'] as const),
    ],
  },
  { name: 'a scribble over the whole country', query: `vrt=${zigzag(150)}`, ignored: [] },
  { name: 'twelve scribbles', query: zigzags(12, 'vrt'), ignored: [] },
  { name: 'twelve scribbles left out', query: zigzags(12, 'vrtEsclusi'), ignored: [] },
  {
    name: 'scribbles to look in and to leave out',
    query: `${zigzags(6, 'vrt')}&${zigzags(6, 'vrtEsclusi')}`,
    ignored: [],
  },
  { name: 'a bow tie', query: 'vrt=37,23;39,24;39,23;37,24', ignored: [] },
  { name: 'everything left out', query: 'vrtEsclusi=-90,-90;-90,90;90,90;90,-90', ignored: [] },
  { name: 'a circle of nothing', query: 'centro=38,23.7&raggio=0', ignored: [['raggio', 'tooSmall']] },
  { name: 'a circle about a pole', query: 'centro=90,0&raggio=100', ignored: [['centro', 'malformed']] },
  {
    name: 'a circle across the 180th meridian',
    query: 'centro=38,-179.99&raggio=5000',
    ignored: [['centro', 'malformed']],
  },
  { name: 'a keyword of 10 KB', query: written({ keyword: 'θέα '.repeat(600).trim() }), ignored: 'refused' },
  {
    name: 'a keyword of 3 KB',
    query: `keyword=${'a'.repeat(3000)}`,
    ignored: [['keyword', 'tooLong']],
  },
  {
    name: 'a regular-expression bomb',
    query: written({ keyword: '(a+)+$ ((a|a)*)*b (.*){30}x' }),
    ignored: [
      ['keyword', 'notSearchable'],
      ['keyword', 'notSearchable'],
    ],
  },
  {
    name: 'a keyword of quotes and dashes',
    query: written({ keyword: '-"'.repeat(99) }),
    ignored: [['keyword', 'notSearchable']],
  },
  {
    name: 'a keyword of a hundred words',
    query: written({ keyword: 'a '.repeat(99).trim() }),
    ignored: [['keyword', 'notSearchable']],
  },
  {
    name: 'a number of three thousand digits',
    query: `prezzoMinimo=${'9'.repeat(3000)}`,
    ignored: [['prezzoMinimo', 'outOfRange']],
  },
  {
    name: 'dots without end',
    query: `prezzoMinimo=${'1.'.repeat(1500)}`,
    ignored: [['prezzoMinimo', 'notANumber']],
  },
  {
    name: 'spaces without end',
    query: `prezzoMinimo=1${'+'.repeat(3000)}x`,
    ignored: [['prezzoMinimo', 'notANumber']],
  },
  {
    name: 'four hundred ids that are none',
    query: `idComune=${ids(400)}`,
    ignored: Array.from({ length: 100 }, () => ['idComune', 'unknownPlace'] as const),
  },
  { name: 'commas alone', query: `idComune=${','.repeat(3500)}`, ignored: [] },
  {
    name: 'every filter at once, contradicting itself',
    query: written({
      idTipologia: '1,4,6,22,10',
      prezzoMinimo: '1',
      localiMinimo: '99',
      camereDaLettoMassimo: '0',
      bagni: '8',
      classeEnergetica: '0,1,2,3',
      ascensore: '1,2,0',
      noAste: '1',
      centro: '38,23.7',
      raggio: '200000',
      fkMetro: '1,2,3,4',
      criterio: 'sconto',
    }),
    ignored: [],
  },
  { name: 'names of prototypes', query: '__proto__=1&constructor=2&__proto__[x]=3&toString=4', ignored: [] },
  { name: 'bytes that are no text', query: 'keyword=%00%FF%FE&pag=%E0%A4', ignored: [['pag', 'notANumber']] },
  {
    name: 'filters of features that are off',
    query: 'idNazione=2&statoAsta=1&tribunale=1',
    ignored: [
      ['statoAsta', 'notServed'],
      ['tribunale', 'notServed'],
      ['idNazione', 'notServed'],
    ],
  },
  { name: 'a page beyond the last', query: 'pag=20000&criterio=prezzo&ordine=desc', ignored: [] },
]

/** Texts for the sentence box and the suggestions of places. */
export const hostileTexts: readonly string[] = [
  '(a+)+$'.repeat(30),
  'σπίτι '.repeat(30),
  '9'.repeat(190),
  'έως '.repeat(45),
  `${'a'.repeat(95)} ${'ά'.repeat(95)}`,
  '\u0000\uFFFF\u202E'.repeat(20),
  '€'.repeat(190),
]
