import type { Example } from './Example.ts'

/** French. */
export const fr: readonly Example[] = [
  ['appartement au centre-ville de Patras', { typology: ['apartment'], zone: ['kentro-patra'] }],
  [
    'appartement T3 à vendre à Athènes avec balcon et ascenseur, moins de 200 000 €',
    {
      contract: 'sale',
      typology: ['apartment'],
      price: { max: 200000 },
      bedrooms: { min: 2, max: 2 },
      balcony: ['yes'],
      lift: ['yes'],
      municipality: ['athina'],
    },
  ],
  [
    'maison avec piscine en Crète entre 200 000 et 400 000 euros',
    {
      typology: ['detachedHouse', 'farmhouse', 'villa', 'terracedHouse', 'maisonette'],
      price: { min: 200000, max: 400000 },
      pool: ['yes'],
      island: ['kriti'],
    },
    { likelyContract: 'sale' },
  ],
  [
    "studio meublé à louer à Thessalonique jusqu'à 450 € par mois",
    {
      contract: 'rent',
      typology: ['studio'],
      price: { max: 450 },
      furnished: ['yes'],
      municipality: ['thessaloniki'],
    },
  ],
  [
    'terrain constructible à Paros vue mer',
    { category: 'land', typology: ['buildingLand'], view: ['sea'], island: ['paros'] },
  ],
  [
    'appartement 3 pièces 70 m² près du métro à Athènes',
    {
      typology: ['apartment'],
      surface: { min: 63, max: 77 },
      bedrooms: { min: 2, max: 2 },
      municipality: ['athina'],
      metroLine: ['athina-grammi-1', 'athina-grammi-2', 'athina-grammi-3'],
    },
  ],
  [
    'villa au bord de la mer à Corfou, au moins 4 chambres',
    { typology: ['villa'], bedrooms: { min: 4 }, island: ['kerkyra'], keyword: 'bord mer' },
  ],
  [
    'maison à rénover avec du terrain',
    {
      typology: ['detachedHouse', 'farmhouse', 'villa', 'terracedHouse', 'maisonette'],
      condition: ['toRenovate'],
    },
    { unread: ['terrain'] },
  ],
  [
    'duplex au dernier étage sans vis-à-vis',
    { typology: ['maisonette'], floor: ['top'] },
    { unread: ['sans vis-à-vis'] },
  ],
  [
    "local commercial au Pirée, plus récents d'abord",
    { category: 'shops', municipality: ['peiraias'] },
    { order: 'newer' },
  ],
  [
    'appartement non meublé, animaux acceptés, chauffage central',
    { typology: ['apartment'], heating: ['centralized'], furnished: ['no'], pets: ['yes'] },
  ],
  [
    'maison avec garage et jardin privé, classe énergétique C ou mieux',
    {
      typology: ['detachedHouse', 'farmhouse', 'villa', 'terracedHouse', 'maisonette'],
      garden: ['private'],
      garage: ['single', 'double'],
      energy: ['high', 'medium'],
    },
  ],
  [
    'bureau à louer avec climatisation',
    { contract: 'rent', category: 'commercial', typology: ['office'], heating: ['airConditioning'] },
  ],
  ['pas de rez-de-chaussée', { floor: ['intermediate', 'top'] }],
  [
    'deux chambres, une salle de bain, 1,2 million',
    { price: { max: 1200000 }, bedrooms: { min: 2, max: 2 }, bathrooms: 1 },
    { likelyContract: 'sale' },
  ],
  ['à 5 km de Héraklion', { circle: { centre: [35.339, 25.134], radius: 5000 } }],
  [
    'appartement neuf de particulier à Glyfada',
    {
      typology: ['apartment'],
      condition: ['newOrUnderConstruction'],
      advertiser: ['private'],
      municipality: ['glyfada'],
    },
  ],
  [
    'ferme dans le Péloponnèse avec vue sur la montagne',
    { typology: ['farmhouse'], view: ['mountains'], region: ['peloponnisos'] },
  ],
  ['appartement moins de 700', { typology: ['apartment'], price: { max: 700 } }, { likelyContract: 'rent' }],
]
