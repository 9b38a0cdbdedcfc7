import { describe, expect, it } from 'vitest'
import { FeedUnreadable } from './reading/decode.ts'
import type { FeedItem } from './reading/FeedAd.ts'
import { type FeedRead, readFeed } from './readFeed.ts'
import { xmlLimits } from './reading/readXml.ts'

async function* inParts(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(text: string | Uint8Array, size = 7) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const items: FeedItem[] = []
  const feed: FeedRead = { isWhole: false }
  try {
    for await (const item of readFeed(inParts(bytes, Math.max(size, 300)), { language: 'el' }, feed))
      items.push(item)
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error
    return { items, failure: [error.code, error.line], isWhole: feed.isWhole }
  }
  return { items, failure: undefined, isWhole: feed.isWhole }
}

const adsOf = ({ items }: { items: readonly FeedItem[] }) =>
  items.flatMap((item) => ('ad' in item ? [item.ad] : []))

const kyero = (properties: string) => `<?xml version="1.0" encoding="utf-8"?>
<root><kyero><feed_version>3</feed_version></kyero>
${properties}
</root>`

const flat = `<property>
  <id>17</id><ref>A-17</ref><date>2026-11-01 10:00:00</date>
  <price>185000</price><currency>EUR</currency><price_freq>sale</price_freq>
  <type>Penthouse</type><country>Greece</country>
  <location><latitude>37.9701</latitude><longitude>23.7401</longitude></location>
  <beds>2</beds><baths>1</baths><pool>0</pool>
  <surface_area><built>84</built><plot>0</plot></surface_area>
  <energy_rating><consumption>C</consumption></energy_rating>
  <desc><en>A bright flat.</en><el><![CDATA[Φωτεινό & ήσυχο.]]></el><nl>Licht.</nl></desc>
  <images><image id="1"><url>https://example.gr/1.jpg</url></image><image id="2"><url>https://example.gr/2.jpg</url></image></images>
</property>`

describe('a Kyero feed', () => {
  it('is read into the facts of the portal, and is whole', async () => {
    const feed = await read(kyero(flat))
    expect(feed.isWhole).toBe(true)
    expect(adsOf(feed)).toEqual([
      {
        line: 3,
        reference: 'A-17',
        isGone: false,
        sent: {
          reference: 'A-17',
          contract: 'sale',
          typology: 'attic',
          category: 'residential',
          price: 185_000,
          currency: 'EUR',
          latitude: 37.9701,
          longitude: 23.7401,
          bedrooms: 2,
          bathrooms: 1,
          surface: 84,
          pool: false,
          energyClass: 'C',
          texts: { en: { description: 'A bright flat.' }, el: { description: 'Φωτεινό & ήσυχο.' } },
        },
        photos: ['https://example.gr/1.jpg', 'https://example.gr/2.jpg'],
        planPictures: [],
        problems: [],
      },
    ])
  })

  it.each([
    ['185.000', 185_000],
    ['185.000,50', 185_001],
    ['185,000.50', 185_001],
    ['185000.00', 185_000],
    ['€ 185.000', 185_000],
  ])('reads the price %s', async (price, euros) => {
    const [ad] = adsOf(await read(kyero(flat.replace('185000', price))))
    expect(ad?.sent['price']).toBe(euros)
  })

  it('leaves out what it cannot read, and says where', async () => {
    const broken = flat.replace('185000', 'on request').replace('Penthouse', 'Castle').replace('>2<', '>two<')
    const [ad] = adsOf(await read(kyero(`\n${broken}`)))
    expect(ad?.problems).toEqual([
      { line: 4, severity: 'warning', code: 'unknownValue', field: 'typology', value: 'Castle' },
      { line: 4, severity: 'warning', code: 'notANumber', field: 'price', value: 'on request' },
      { line: 4, severity: 'warning', code: 'notANumber', field: 'bedrooms', value: 'two' },
    ])
    expect(ad?.sent).not.toHaveProperty('price')
  })

  it('says of a property without a number that it has none, and reads the others', async () => {
    const feed = await read(kyero(`<property><price>1</price></property>${flat}`))
    expect(feed.items[0]).toEqual({ problem: { line: 3, severity: 'error', code: 'noReference' } })
    expect(adsOf(feed)).toHaveLength(1)
  })
})

const openImmo = (umfang: string, action: string) => `<?xml version="1.0" encoding="UTF-8"?>
<openimmo><uebertragung art="OFFLINE" umfang="${umfang}" modus="NEW" version="1.2.7"/>
<anbieter><openimmo_anid>X</openimmo_anid><immobilie>
<objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart KAUF="false" MIETE_PACHT="true"/>
<objektart><wohnung wohnungtyp="MAISONETTE"/></objektart></objektkategorie>
<geo><geokoordinaten breitengrad="40,6301" laengengrad="22.9501"/><etage>3</etage><anzahl_etagen>5</anzahl_etagen></geo>
<preise><kaltmiete>650,00</kaltmiete><waehrung iso_waehrung="EUR"/></preise>
<flaechen><wohnflaeche>72.40</wohnflaeche><anzahl_zimmer>3</anzahl_zimmer><anzahl_schlafzimmer>2</anzahl_schlafzimmer></flaechen>
<ausstattung><fahrstuhl PERSONEN="true"/></ausstattung>
<zustand_angaben><baujahr>1998</baujahr><energiepass><wertklasse>B</wertklasse></energiepass></zustand_angaben>
<freitexte><objekttitel>Schöne Wohnung</objekttitel><objektbeschreibung>Hell.</objektbeschreibung></freitexte>
<anhaenge><anhang gruppe="BILD"><daten><pfad>2.jpg</pfad></daten></anhang><anhang gruppe="GRUNDRISS"><daten><pfad>p.png</pfad></daten></anhang><anhang gruppe="TITELBILD"><daten><pfad>1.jpg</pfad></daten></anhang></anhaenge>
<verwaltung_techn><objektnr_extern>T-9</objektnr_extern><aktion aktionart="${action}"/></verwaltung_techn>
</immobilie></anbieter></openimmo>`

describe('an OpenImmo feed', () => {
  it('is read into the facts of the portal', async () => {
    const feed = await read(openImmo('VOLL', 'CHANGE'))
    expect(feed.isWhole).toBe(true)
    expect(adsOf(feed)).toMatchObject([
      {
        reference: 'T-9',
        isGone: false,
        sent: {
          contract: 'rent',
          typology: 'maisonette',
          category: 'residential',
          price: 650,
          surface: 72,
          surfaceKind: 'net',
          rooms: 3,
          bedrooms: 2,
          floor: 30,
          floorsTotal: 5,
          builtYear: 1998,
          lift: true,
          energyClass: 'B',
          latitude: 40.6301,
          texts: { el: { title: 'Schöne Wohnung', description: 'Hell.' } },
        },
        photos: ['1.jpg', '2.jpg'],
        planPictures: ['p.png'],
        problems: [],
      },
    ])
  })

  it('may be in part, and takes ads back', async () => {
    const feed = await read(openImmo('TEIL', 'DELETE'))
    expect([feed.isWhole, adsOf(feed)[0]?.isGone]).toEqual([false, true])
  })
})

describe('a CSV feed', () => {
  it.each([
    ['names of calls', 'reference;contract;category;typology;price;surface;bedrooms'],
    ['Greek labels', 'reference;contract;category;typology;price;Εμβαδόν;Υπνοδωμάτια'],
    ['German labels', 'reference;contract;category;typology;price;Fläche;Schlafzimmer'],
  ])('has a header of %s', async (_, header) => {
    const feed = await read(`${header}\nC-1;sale;residential;apartment;120.000 €;85 τ.μ.;2\n`)
    expect(adsOf(feed)).toMatchObject([
      { reference: 'C-1', sent: { price: 120_000, surface: 85, bedrooms: 2 }, problems: [], line: 2 },
    ])
    expect(feed.isWhole).toBe(true)
  })

  it('has columns of photographs and of floor plans', async () => {
    const feed = await read(
      'reference;photos;planPictures\nC-3;https://a.example/1.jpg|https://a.example/2.jpg;https://a.example/p.png\n',
    )
    expect(adsOf(feed)).toMatchObject([
      {
        photos: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
        planPictures: ['https://a.example/p.png'],
      },
    ])
  })

  it('reads stremmata, quotes, texts by language, and says which columns it does not know', async () => {
    const feed = await read(
      'reference,contract,category,typology,surface,"description:el",Colour\n' +
        'C-2,sale,land,buildingLand,"2,5 στρέμματα","Επίπεδο, με ""νερό""",red\n',
    )
    expect(feed.items[0]).toEqual({
      problem: { line: 1, severity: 'warning', code: 'noColumn', value: 'Colour' },
    })
    expect(adsOf(feed)).toMatchObject([
      { sent: { surface: 2500, texts: { el: { description: 'Επίπεδο, με "νερό"' } } }, problems: [] },
    ])
  })
})

describe('what is no feed', () => {
  const laughs = `<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>`
  const deep = '<a>'.repeat(xmlLimits.depth + 5)
  it.each<[string, string | Uint8Array, string]>([
    ['an entity bomb', `<?xml version="1.0"?>${laughs}<root>&b;</root>`, 'doctype'],
    ['an external entity', `<!DOCTYPE r SYSTEM "file:///etc/passwd"><root/>`, 'doctype'],
    ['an unknown entity', kyero('<property><ref>&lol;</ref></property>'), 'notWellFormed'],
    ['a truncated file', kyero(flat).slice(0, 700), 'notWellFormed'],
    ['tags beyond the depth', kyero(`<property>${deep}`), 'tooDeep'],
    ['an ad that never ends', kyero(`<property><ref>${'x'.repeat(xmlLimits.characters + 1)}`), 'tooLong'],
    ['bytes of another encoding', new Uint8Array([0x3c, 0x72, 0x3e, 0xff, 0xfe, 0xff]), 'encoding'],
    ['an encoding that we do not read', '<?xml version="1.0" encoding="ebcdic"?><root/>', 'encoding'],
    ['another format', '<?xml version="1.0"?><html><body/></html>', 'unknownFormat'],
    ['nothing', '', 'unknownFormat'],
  ])('%s is refused', async (_, text, code) => {
    expect((await read(text, 4096)).failure?.[0]).toBe(code)
  })

  it('is read up to where it breaks', async () => {
    const feed = await read(kyero(`${flat}<property><ref>B</ref>`))
    expect(adsOf(feed)).toHaveLength(1)
    expect(feed.failure?.[0]).toBe('notWellFormed')
  })
})

it.each(['windows-1253', 'iso-8859-7'])('reads Greek in %s', async (encoding) => {
  const head = new TextEncoder().encode(`<?xml version="1.0" encoding="${encoding}"?>`)
  const before = new TextEncoder().encode('<root><kyero/><property><ref>')
  // Αθήνα, the same bytes in both.
  const athens = [0xc1, 0xe8, 0xde, 0xed, 0xe1]
  const after = new TextEncoder().encode('</ref></property></root>')
  const feed = await read(new Uint8Array([...head, ...before, ...athens, ...after]))
  expect(adsOf(feed)[0]?.reference).toBe('Αθήνα')
})
