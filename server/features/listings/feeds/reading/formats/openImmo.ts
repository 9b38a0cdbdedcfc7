/** OpenImmo 1.2: `immobilie` of an `uebertragung` that is whole (`VOLL`) or in part (`TEIL`). */
import type { TypologyName } from '#domain/listing/vocabularies/building.ts'
import { Collected } from '../Collected.ts'
import type { FeedAd, FeedItem } from '../FeedAd.ts'
import { categoryOf, energyLetters } from '../kinds.ts'
import { planOfXml } from '../planOfFeed.ts'
import { elementAt, textAt, type XmlElement } from '../readXml.ts'

export const openImmoRecord = 'immobilie'

/** By the name of the kind, or the value of its first attribute, in lower case. */
const typologies: Readonly<Record<string, TypologyName>> = {
  wohnung: 'apartment',
  penthouse: 'attic',
  dachgeschoss: 'attic',
  maisonette: 'maisonette',
  'loft-studio-atelier': 'loft',
  apartment: 'studio',
  haus: 'detachedHouse',
  villa: 'villa',
  reihenhaus: 'terracedHouse',
  reihenend: 'terracedHouse',
  reihenmittel: 'terracedHouse',
  reiheneck: 'terracedHouse',
  doppelhaushaelfte: 'terracedHouse',
  bauernhaus: 'farmhouse',
  landhaus: 'farmhouse',
  finca: 'farmhouse',
  mehrfamilienhaus: 'building',
  grundstueck: 'buildingLand',
  land_forstwirschaft: 'agriculturalLand',
  landwirtschaft: 'agriculturalLand',
  buero_praxen: 'office',
  einzelhandel: 'shop',
  gastgewerbe: 'business',
  hallen_lager_prod: 'warehouse',
  zinshaus_renditeobjekt: 'building',
  zimmer: 'fullRoom',
  parken: 'garage',
}

const isTrue = (text: string | undefined): boolean => text === 'true' || text === '1'

/** The most particular kind that we know: `wohnung` of the type `PENTHOUSE` is a penthouse. */
function typologyOf(property: XmlElement, ad: Collected): TypologyName | undefined {
  const kind = elementAt(property, 'objektkategorie', 'objektart')?.children[0]
  if (kind === undefined) return undefined
  const [type = ''] = Object.values(kind.attributes)
  const known = typologies[type.toLowerCase()] ?? typologies[kind.name.toLowerCase()]
  if (known === undefined) ad.leaveOut('typology', 'unknownValue', `${kind.name} ${type}`.trim())
  else ad.state('typology', known)
  return known
}

function stateMoney(property: XmlElement, ad: Collected): void {
  const market = elementAt(property, 'objektkategorie', 'vermarktungsart')?.attributes ?? {}
  const isSale = isTrue(market['KAUF'])
  const isRent = isTrue(market['MIETE_PACHT']) || isTrue(market['MIETE'])
  if (isSale || isRent) ad.state('contract', isSale ? 'sale' : 'rent')
  const price = (name: string) => textAt(property, 'preise', name)
  ad.amount('price', isSale ? price('kaufpreis') : price('nettokaltmiete') || price('kaltmiete'), 'money')
  ad.state('currency', elementAt(property, 'preise', 'waehrung')?.attributes['iso_waehrung'])
}

function stateAreas(property: XmlElement, ad: Collected): void {
  const area = (name: string) => textAt(property, 'flaechen', name)
  const isLand = ad.sent['category'] === 'land'
  ad.amount(
    'surface',
    isLand ? area('grundstuecksflaeche') : area('wohnflaeche') || area('nutzflaeche'),
    'area',
  )
  if (isLand) return
  // Living area in the sense of German law is inside the walls.
  if (ad.sent['surface'] !== undefined && area('wohnflaeche') !== '') ad.state('surfaceKind', 'net')
  ad.amount('plot', area('grundstuecksflaeche'), 'area')
  ad.amount('rooms', area('anzahl_zimmer'))
  ad.amount('bedrooms', area('anzahl_schlafzimmer'))
  ad.amount('bathrooms', area('anzahl_badezimmer'))
  ad.amount('wcs', area('anzahl_sep_wc'))
  if (Number(area('anzahl_balkone') || area('anzahl_balkon_terrassen')) > 0) ad.state('balcony', true)
}

function stateBuilding(property: XmlElement, ad: Collected): void {
  const floor = textAt(property, 'geo', 'etage')
  if (/^-?\d{1,2}$/.test(floor)) ad.state('floor', Number(floor) * 10)
  ad.amount('floorsTotal', textAt(property, 'geo', 'anzahl_etagen'))
  ad.year('builtYear', textAt(property, 'zustand_angaben', 'baujahr'))
  ad.year('renovatedYear', textAt(property, 'zustand_angaben', 'letztemodernisierung'))
  const lift = elementAt(property, 'ausstattung', 'fahrstuhl')?.attributes
  if (lift !== undefined) ad.state('lift', isTrue(lift['PERSONEN']))
  const pass = (name: string) => textAt(property, 'zustand_angaben', 'energiepass', name)
  if (pass('wertklasse') === '') {
    const state = { ohne: 'underIssue', nicht_noetig: 'notRequired' } as const
    ad.named('energyState', pass('jahrgang') === 'nicht_noetig' ? 'nicht_noetig' : 'ohne', state)
  } else ad.named('energyClass', pass('wertklasse'), energyLetters)
}

/** Pictures, the title picture first, and floor plans; documents are neither. */
function picturesOf(property: XmlElement): Pick<FeedAd, 'photos' | 'planPictures'> {
  const all = elementAt(property, 'anhaenge')?.children ?? []
  const ofGroup = (...groups: readonly string[]) =>
    all
      .filter(({ attributes }) => groups.includes((attributes['gruppe'] ?? '').toUpperCase()))
      .map((attachment) => textAt(attachment, 'daten', 'pfad'))
      .filter((path) => path !== '')
  return {
    photos: [...ofGroup('TITELBILD'), ...ofGroup('BILD', 'INNENANSICHTEN', 'AUSSENANSICHTEN')],
    planPictures: ofGroup('GRUNDRISS'),
  }
}

/** Reads one `immobilie`. Its texts have no language of their own: they are in that of the feed. */
export function readOpenImmo(property: XmlElement, language: string): FeedItem {
  const { line } = property
  const technical = (name: string) => textAt(property, 'verwaltung_techn', name)
  const reference = technical('objektnr_extern') || technical('openimmo_obid')
  if (reference === '') return { problem: { line, severity: 'error', code: 'noReference' } }
  const action = elementAt(property, 'verwaltung_techn', 'aktion')?.attributes['aktionart'] ?? ''
  const ad = new Collected(line)
  ad.state('reference', reference)
  const typology = typologyOf(property, ad)
  ad.state('category', typology && categoryOf(typology))
  stateMoney(property, ad)
  stateAreas(property, ad)
  if (ad.sent['category'] !== 'land') stateBuilding(property, ad)
  const point = elementAt(property, 'geo', 'geokoordinaten')?.attributes
  ad.degrees('latitude', point?.['breitengrad'] ?? '')
  ad.degrees('longitude', point?.['laengengrad'] ?? '')
  // The advertiser's own word on whether others see the address.
  if (isTrue(textAt(property, 'verwaltung_objekt', 'objektadresse_freigeben')))
    ad.state('mapDisplay', 'marker')
  const title = textAt(property, 'freitexte', 'objekttitel')
  const description = [
    textAt(property, 'freitexte', 'objektbeschreibung'),
    textAt(property, 'freitexte', 'lage'),
  ]
    .filter((text) => text !== '')
    .join('\n\n')
  const text = { ...(title !== '' && { title }), ...(description !== '' && { description }) }
  return {
    ad: {
      line,
      reference,
      isGone: action.toUpperCase() === 'DELETE',
      sent: { ...ad.sent, ...(Object.keys(text).length > 0 && { texts: { [language]: text } }) },
      ...picturesOf(property),
      plan: ad.planned(planOfXml(property)),
      problems: ad.problems,
    },
  }
}
