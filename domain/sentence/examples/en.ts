import type { Example } from './Example.ts'

/** English. */
export const en: readonly Example[] = [
  [
    '70 sqm and above, under 200k',
    { price: { max: 200_000 }, surface: { min: 70 } },
    { likelyContract: 'sale' },
  ],
  [
    'under 300k and above 70 sqm',
    { price: { max: 300_000 }, surface: { min: 70 } },
    { likelyContract: 'sale' },
  ],
  [
    'flat with roof garden in Kolonaki',
    { typology: ['apartment'], zone: ['kolonaki'], keyword: 'roof garden' },
  ],
  [
    'flat not in the centre of Patras',
    { typology: ['apartment'], municipality: ['patra'], keyword: '-centre' },
  ],
  ['flat in Thessaloniki city centre', { typology: ['apartment'], zone: ['plateia-aristotelous'] }],
  [
    'flat to rent in Athens city centre',
    { contract: 'rent', typology: ['apartment'], municipality: ['athina'] },
    { unread: ['city centre'] },
  ],
  [
    'land for building in Chania, at least 1000 sqm',
    { category: 'land', typology: ['buildingLand'], surface: { min: 1000 }, municipality: ['chania'] },
  ],
  [
    'sea view villa in Crete under 500k with pool',
    { typology: ['villa'], price: { max: 500000 }, pool: ['yes'], view: ['sea'], island: ['kriti'] },
    { likelyContract: 'sale' },
  ],
  [
    '2 bedroom apartment for rent in Athens near metro under 900 euros',
    {
      contract: 'rent',
      typology: ['apartment'],
      price: { max: 900 },
      bedrooms: { min: 2, max: 2 },
      municipality: ['athina'],
      metroLine: ['athina-grammi-1', 'athina-grammi-2', 'athina-grammi-3'],
    },
  ],
  [
    'detached house with garden and garage in Chania, max 350k',
    {
      typology: ['detachedHouse'],
      price: { max: 350000 },
      garden: ['private', 'shared'],
      garage: ['single', 'double'],
      municipality: ['chania'],
    },
    { likelyContract: 'sale' },
  ],
  [
    'renovated flat in Kolonaki, at least 80 sqm, with elevator and balcony',
    {
      typology: ['apartment'],
      surface: { min: 80 },
      condition: ['renovated'],
      balcony: ['yes'],
      lift: ['yes'],
      zone: ['kolonaki'],
    },
  ],
  [
    'plot of land in Paros over 4000 m2',
    { category: 'land', typology: ['buildingLand'], surface: { min: 4000 }, island: ['paros'] },
  ],
  [
    'furnished studio for students in Thessaloniki up to 400 euro per month',
    {
      contract: 'rent',
      typology: ['studio'],
      price: { max: 400 },
      furnished: ['yes'],
      students: ['yes'],
      municipality: ['thessaloniki'],
    },
  ],
  [
    '3+ bedrooms villa with pool, Mykonos, between 1 and 2 million',
    {
      typology: ['villa'],
      price: { min: 1000000, max: 2000000 },
      bedrooms: { min: 3 },
      pool: ['yes'],
      island: ['mykonos'],
    },
    { likelyContract: 'sale' },
  ],
  [
    'house within 5 km of Nafplio',
    {
      typology: ['detachedHouse', 'farmhouse', 'villa', 'terracedHouse', 'maisonette'],
      circle: { centre: [37.567, 22.805], radius: 5000 },
    },
  ],
  [
    'not ground floor apartment, Pangrati, no agents',
    { typology: ['apartment'], floor: ['intermediate', 'top'], advertiser: ['private'], zone: ['pagkrati'] },
  ],
  [
    'apartment with sea view in Glyfada, newest first',
    { typology: ['apartment'], view: ['sea'], municipality: ['glyfada'] },
    { order: 'newer' },
  ],
  ['long term rental in Koukaki', { contract: 'rent', zone: ['koukaki'] }],
  [
    'pet friendly flat in Koukaki, not furnished',
    { typology: ['apartment'], furnished: ['no'], pets: ['yes'], zone: ['koukaki'] },
  ],
  [
    'penthouse in Voula with double garage and storage',
    { floor: ['top'], garage: ['double'], cellar: ['yes'], zone: ['voula'] },
  ],
  [
    'office to rent near Syntagma metro',
    { contract: 'rent', category: 'commercial', typology: ['office'], metroStation: ['syntagma'] },
  ],
  [
    'top floor apartment, energy class A or better',
    { typology: ['apartment'], floor: ['top'], energy: ['high'] },
  ],
  [
    'maisonette in the northern suburbs 150-200 sqm €300k-€500k',
    {
      typology: ['maisonette'],
      price: { min: 300000, max: 500000 },
      surface: { min: 150, max: 200 },
      province: ['voreios-tomeas-athinon'],
    },
    { likelyContract: 'sale' },
  ],
  [
    'cheap house on an island under 100k',
    {
      typology: ['detachedHouse', 'farmhouse', 'villa', 'terracedHouse', 'maisonette'],
      price: { max: 100000 },
    },
    { order: 'cheaper', likelyContract: 'sale', unread: ['island'] },
  ],
  ['Kallithea, Rhodes', { zone: ['kallithea-rodos'] }],
  ['Kallithea in Thessaloniki', { municipality: ['thessaloniki'] }, { unread: ['Kallithea'] }],
  ['apartment near Evangelismos metro station', { typology: ['apartment'], metroStation: ['evangelismos'] }],
  ['flat on Patision street', { typology: ['apartment'] }, { unread: ['Patision street'] }],
  [
    'I am looking for a quiet flat close to a good school for my family',
    { typology: ['apartment'], keyword: 'quiet school' },
    { unread: ['family'] },
  ],
  [
    'more than 2 bedrooms, fewer than 4 bathrooms',
    { bedrooms: { min: 3 } },
    { unread: ['fewer than 4 bathrooms'] },
  ],
  [
    'flat 1.2m Kifissia',
    { typology: ['apartment'], price: { max: 1200000 }, municipality: ['kifisia'] },
    { likelyContract: 'sale' },
  ],
  [
    'apartment no smoking, no pets, central heating',
    { typology: ['apartment'], heating: ['centralized'], pets: ['no'], smokers: ['no'] },
  ],
  [
    'house with land in Mani',
    {
      typology: ['detachedHouse', 'farmhouse', 'villa', 'terracedHouse', 'maisonette'],
      touristicArea: ['mani'],
    },
    { unread: ['land'] },
  ],
  [
    'tenanted shop in Piraeus, most expensive first',
    { category: 'shops', incomeProperty: ['yes'], municipality: ['peiraias'] },
    { order: 'moreExpensive' },
  ],
  [
    'villa by the sea in Corfu without neighbours, 3d tour',
    { typology: ['villa'], virtualTour: ['yes'], island: ['kerkyra'], keyword: 'sea' },
    { unread: ['without neighbours'] },
  ],
  ['warehouse or shop in Patras', { category: 'shops', municipality: ['patra'] }],
  ['bare ownership apartment, undivided share', { typology: ['apartment'], ownership: ['bare', 'share'] }],
  [
    'half a million villa Santorini',
    { typology: ['villa'], price: { max: 500000 }, island: ['santorini'] },
    { likelyContract: 'sale' },
  ],
  ['energy class between C and E', { energy: ['medium', 'low'] }],
  [
    '2 bed 2 bath flat with alarm, heating, lift',
    {
      typology: ['apartment'],
      bedrooms: { min: 2, max: 2 },
      bathrooms: 2,
      heating: ['autonomous', 'centralized', 'airConditioning'],
      lift: ['yes'],
      alarm: ['yes'],
    },
  ],
  [
    'holiday home in Crete or Rhodes, around 150000',
    { category: 'holiday', price: { min: 135000, max: 165000 }, island: ['kriti', 'rodos'] },
    { likelyContract: 'sale' },
  ],
  [
    'apartment with lake view or mountain view in Ioannina',
    { typology: ['apartment'], view: ['lake', 'mountains'], municipality: ['ioannina'] },
  ],
  [
    'freehold apartment from developer, new build, off plan',
    {
      category: 'newConstructions',
      typology: ['apartment'],
      condition: ['newOrUnderConstruction'],
      ownership: ['full'],
      advertiser: ['constructor'],
    },
  ],
  ['500 m from the sea', {}, { unread: ['500 m from the sea'] }],
  [
    'apartment built after 2010 in Larissa',
    { typology: ['apartment'], municipality: ['larisa'] },
    { unread: ['built after 2010'] },
  ],
  ['not in Kypseli', { keyword: '-Kypseli' }],
  [
    'apartment with a view of the river and the park, panoramic view',
    { typology: ['apartment'], view: ['panoramic', 'river'] },
    { unread: ['park'] },
  ],
  [
    'industrial unit to let, 3 parking spaces',
    { contract: 'rent', category: 'sheds', garage: ['parkingSpace'] },
    { unread: ['3'] },
  ],
  [
    'looking to buy a 3 bed house in Crete with a sea view and a pool, budget 350,000',
    {
      contract: 'sale',
      typology: ['detachedHouse', 'farmhouse', 'villa', 'terracedHouse', 'maisonette'],
      price: { max: 350000 },
      bedrooms: { min: 3, max: 3 },
      pool: ['yes'],
      view: ['sea'],
      island: ['kriti'],
    },
  ],
  [
    'villas in Corfu 500k to 1m',
    { typology: ['villa'], price: { min: 500000, max: 1000000 }, island: ['kerkyra'] },
    { likelyContract: 'sale' },
  ],
  [
    'apartment 10 minutes from Syntagma',
    { typology: ['apartment'] },
    { unread: ['10 minutes from Syntagma'] },
  ],
  ['pool not required, furnished or not', {}, { unread: ['pool not required', 'furnished or not'] }],
  ['flat with or without furniture', { typology: ['apartment'] }, { unread: ['without furniture'] }],
  [
    'no garden, no pool, no garage',
    { garden: ['notStated'], garage: ['parkingSpace', 'notStated'], pool: ['no'] },
  ],
  [
    'apartment (2 bedrooms) - Athens - 100.000€',
    {
      typology: ['apartment'],
      price: { max: 100000 },
      bedrooms: { min: 2, max: 2 },
      municipality: ['athina'],
    },
    { likelyContract: 'sale' },
  ],
  [
    'bedrooms: 3, bathrooms: 2, price: 200000',
    { price: { max: 200000 }, bedrooms: { min: 3, max: 3 }, bathrooms: 2 },
    { likelyContract: 'sale' },
  ],
  ['at least 2 and at most 4 bedrooms', { bedrooms: { min: 2, max: 4 } }],
  ['€2,500/m² Glyfada', { municipality: ['glyfada'] }, { unread: ['€2,500/m²'] }],
  ['$300,000 villa', { typology: ['villa'] }, { unread: ['$300,000'] }],
  ['villa star', { typology: ['villa'] }, { unread: ['star'] }],
  ['flat under 500', { typology: ['apartment'], price: { max: 500 } }, { likelyContract: 'rent' }],
  ['rent between 60 and 90', { contract: 'rent', surface: { min: 60, max: 90 } }],
  ['rent 400-600', { contract: 'rent', price: { min: 400, max: 600 } }],
]
