import type { Example } from './Example.ts'

/** Spanish. */
export const es: readonly Example[] = [
  [
    'piso de 2 habitaciones en Atenas con ascensor por menos de 180.000 euros',
    {
      typology: ['apartment'],
      price: { max: 180000 },
      bedrooms: { min: 2, max: 2 },
      lift: ['yes'],
      municipality: ['athina'],
    },
    { likelyContract: 'sale' },
  ],
  [
    'casa con jardín en Creta, hasta 300 mil euros',
    {
      typology: ['detachedHouse', 'farmhouse', 'villa', 'terracedHouse', 'maisonette'],
      price: { max: 300000 },
      garden: ['private', 'shared'],
      island: ['kriti'],
    },
    { likelyContract: 'sale' },
  ],
  [
    'alquiler de apartamento amueblado en Salónica, máximo 600 euros al mes',
    {
      contract: 'rent',
      typology: ['apartment'],
      price: { max: 600 },
      furnished: ['yes'],
      municipality: ['thessaloniki'],
    },
  ],
  [
    'villa con piscina y vistas al mar en Santorini',
    { typology: ['villa'], pool: ['yes'], view: ['sea'], island: ['santorini'] },
  ],
  [
    'ático con terraza cerca del metro en Atenas',
    {
      floor: ['top'],
      balcony: ['yes'],
      municipality: ['athina'],
      metroLine: ['athina-grammi-1', 'athina-grammi-2', 'athina-grammi-3'],
    },
  ],
  ['terreno de 5000 m2 en Paros', { category: 'land', surface: { min: 4500, max: 5500 }, island: ['paros'] }],
  [
    'chalet con 4 dormitorios y 3 baños en Corfú entre 400.000 y 600.000 €',
    {
      typology: ['detachedHouse'],
      price: { min: 400000, max: 600000 },
      bedrooms: { min: 4, max: 4 },
      bathrooms: 3,
      island: ['kerkyra'],
    },
    { likelyContract: 'sale' },
  ],
  ['estudio para estudiantes sin amueblar', { typology: ['studio'], furnished: ['no'], students: ['yes'] }],
  [
    'casa de vacaciones cerca de la playa en Rodas',
    { category: 'holiday', island: ['rodos'], keyword: 'playa' },
  ],
  [
    'local comercial en alquiler en Atenas de 100 a 200 metros cuadrados',
    { contract: 'rent', category: 'shops', surface: { min: 100, max: 200 }, municipality: ['athina'] },
  ],
  [
    'piso reformado con calefacción central y trastero, no bajo',
    {
      typology: ['apartment'],
      condition: ['renovated'],
      floor: ['intermediate', 'top'],
      heating: ['centralized'],
      cellar: ['yes'],
    },
  ],
  ['de particular, sin agencias, se admiten mascotas', { pets: ['yes'], advertiser: ['private'] }],
  ['garaje en Atenas', { category: 'garage', municipality: ['athina'] }],
  [
    'casa para reformar en el Peloponeso, más baratos primero',
    {
      typology: ['detachedHouse', 'farmhouse', 'villa', 'terracedHouse', 'maisonette'],
      condition: ['toRenovate'],
      region: ['peloponnisos'],
    },
    { order: 'cheaper' },
  ],
  ['clase energética A o B', { energy: ['high', 'medium'] }],
  ['cerca de 200 mil euros', { price: { min: 180000, max: 220000 } }, { likelyContract: 'sale' }],
  ['piso hasta 650', { typology: ['apartment'], price: { max: 650 } }, { likelyContract: 'rent' }],
]
