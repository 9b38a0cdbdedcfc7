import type { Example } from './Example.ts'

/** German. */
export const de: readonly Example[] = [
  ['Wohnung im Zentrum von Patras', { typology: ['apartment'], zone: ['kentro-patra'] }],
  [
    'Wohnung mieten in Athen bis 800 Euro mit Balkon',
    {
      contract: 'rent',
      typology: ['apartment'],
      price: { max: 800 },
      balcony: ['yes'],
      municipality: ['athina'],
    },
  ],
  [
    '3-Zimmer-Wohnung auf Kreta kaufen unter 200.000 €',
    {
      contract: 'sale',
      typology: ['apartment'],
      price: { max: 200000 },
      bedrooms: { min: 2, max: 2 },
      island: ['kriti'],
    },
  ],
  [
    'Haus mit Meerblick auf Korfu, mindestens 120 m², nicht möbliert',
    {
      typology: ['detachedHouse', 'farmhouse', 'villa', 'terracedHouse', 'maisonette'],
      surface: { min: 120 },
      furnished: ['no'],
      view: ['sea'],
      island: ['kerkyra'],
    },
  ],
  [
    'Grundstück auf Rhodos ab 2.000 qm',
    { category: 'land', typology: ['buildingLand'], surface: { min: 2000 }, island: ['rodos'] },
  ],
  [
    'Ferienwohnung in der Nähe vom Strand auf Kos',
    { category: 'holiday', island: ['kos'], keyword: 'Strand' },
  ],
  [
    'Ich suche eine Wohnung mit 2 Schlafzimmern und Garten in Thessaloniki',
    {
      typology: ['apartment'],
      bedrooms: { min: 2, max: 2 },
      garden: ['private', 'shared'],
      municipality: ['thessaloniki'],
    },
  ],
  [
    'Villa mit Pool auf Kreta zwischen 300.000 und 500.000 Euro',
    { typology: ['villa'], price: { min: 300000, max: 500000 }, pool: ['yes'], island: ['kriti'] },
    { likelyContract: 'sale' },
  ],
  [
    'Dachgeschosswohnung ohne Aufzug in Athen',
    { typology: ['attic'], lift: ['no'], municipality: ['athina'] },
  ],
  [
    'Neubau mit Fußbodenheizung und Stellplatz, Energieklasse A',
    {
      condition: ['newOrUnderConstruction'],
      garage: ['parkingSpace'],
      energy: ['high'],
      keyword: 'Fußbodenheizung',
    },
  ],
  [
    'möbliertes Studio für Studenten in der Nähe der U-Bahn',
    {
      typology: ['studio'],
      furnished: ['yes'],
      students: ['yes'],
      metroLine: ['athina-grammi-1', 'athina-grammi-2', 'athina-grammi-3', 'thessaloniki-grammi-1'],
    },
  ],
  [
    'Einfamilienhaus von privat, renovierungsbedürftig, höchstens 80 Tausend Euro',
    {
      typology: ['detachedHouse'],
      price: { max: 80000 },
      condition: ['toRenovate'],
      advertiser: ['private'],
    },
    { likelyContract: 'sale' },
  ],
  [
    'Büro zu vermieten in Piräus, 100 bis 150 Quadratmeter',
    {
      contract: 'rent',
      category: 'commercial',
      typology: ['office'],
      surface: { min: 100, max: 150 },
      municipality: ['peiraias'],
    },
  ],
  [
    'Penthouse oder Maisonette in Glyfada, neueste zuerst',
    { typology: ['maisonette'], floor: ['top'], municipality: ['glyfada'] },
    { order: 'newer' },
  ],
  [
    'Haus am Meer auf Zakynthos ca. 150 qm',
    {
      typology: ['detachedHouse', 'farmhouse', 'villa', 'terracedHouse', 'maisonette'],
      surface: { min: 135, max: 165 },
      island: ['zakynthos'],
      keyword: 'Meer',
    },
  ],
  ['keine Zwangsversteigerungen, Haustiere erlaubt', { pets: ['yes'], excludeAuctions: true }],
  [
    'Erdgeschoss mit Keller und Garage für Nichtraucher',
    { floor: ['ground'], garage: ['single', 'double'], cellar: ['yes'], smokers: ['no'] },
  ],
  [
    'Zweizimmerwohnung im Zentrum',
    { typology: ['apartment'], bedrooms: { min: 1, max: 1 } },
    { unread: ['Zentrum'] },
  ],
  [
    'Haus 10 km von Chania',
    {
      typology: ['detachedHouse', 'farmhouse', 'villa', 'terracedHouse', 'maisonette'],
      circle: { centre: [35.514, 24.018], radius: 10000 },
    },
  ],
  ['Wohnung bis 800', { typology: ['apartment'], price: { max: 800 } }, { likelyContract: 'rent' }],
  ['Wohnung ab 70', { typology: ['apartment'], surface: { min: 70 } }],
]
