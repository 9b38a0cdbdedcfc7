import type { Example } from './Example.ts'

/** Italian. */
export const it: readonly Example[] = [
  ['terreno per costruire a Corfù', { category: 'land', typology: ['buildingLand'], island: ['kerkyra'] }],
  [
    'appartamento in affitto ad Atene vicino alla metro fino a 700 euro al mese',
    {
      contract: 'rent',
      typology: ['apartment'],
      price: { max: 700 },
      municipality: ['athina'],
      metroLine: ['athina-grammi-1', 'athina-grammi-2', 'athina-grammi-3'],
    },
  ],
  [
    'trilocale con giardino a Salonicco, massimo 150 mila euro',
    {
      price: { max: 150000 },
      bedrooms: { min: 2, max: 2 },
      garden: ['private', 'shared'],
      municipality: ['thessaloniki'],
    },
    { likelyContract: 'sale' },
  ],
  [
    'villa con piscina e vista mare a Creta sotto i 500 mila',
    { typology: ['villa'], price: { max: 500000 }, pool: ['yes'], view: ['sea'], island: ['kriti'] },
    { likelyContract: 'sale' },
  ],
  [
    'casa da ristrutturare a Corfù da 50.000 a 100.000 euro',
    {
      category: 'residential',
      price: { min: 50000, max: 100000 },
      condition: ['toRenovate'],
      island: ['kerkyra'],
    },
    { likelyContract: 'sale' },
  ],
  [
    'monolocale arredato per studenti a Patrasso',
    { typology: ['studio'], furnished: ['yes'], students: ['yes'], municipality: ['patra'] },
  ],
  [
    'terreno edificabile a Paros oltre 3000 mq',
    { category: 'land', typology: ['buildingLand'], surface: { min: 3000 }, island: ['paros'] },
  ],
  [
    'ultimo piano con ascensore e aria condizionata',
    { floor: ['top'], heating: ['airConditioning'], lift: ['yes'] },
  ],
  [
    'appartamento con 2 camere e 2 bagni, non piano terra',
    { typology: ['apartment'], bedrooms: { min: 2, max: 2 }, bathrooms: 2, floor: ['intermediate', 'top'] },
  ],
  [
    'bilocale o trilocale vicino al mare a Rodi',
    { bedrooms: { min: 1, max: 2 }, island: ['rodos'], keyword: 'mare' },
  ],
  [
    'casale con uliveto nel Peloponneso',
    { typology: ['farmhouse'], region: ['peloponnisos'] },
    { unread: ['uliveto'] },
  ],
  [
    'negozio a reddito ad Atene, più economici prima',
    { category: 'shops', incomeProperty: ['yes'], municipality: ['athina'] },
    { order: 'cheaper' },
  ],
  [
    'attico con terrazzo e posto auto, classe energetica B',
    { floor: ['top'], garage: ['parkingSpace'], energy: ['medium'], balcony: ['yes'] },
  ],
  [
    'casa vacanze a Santorini senza agenzia',
    { category: 'holiday', advertiser: ['private'], island: ['santorini'] },
  ],
  ['garage ad Atene', { category: 'garage', municipality: ['athina'] }],
  [
    'almeno 3 camere da letto, mezzo milione',
    { price: { max: 500000 }, bedrooms: { min: 3 } },
    { likelyContract: 'sale' },
  ],
  ['stazione metro Syntagma, animali ammessi', { pets: ['yes'], metroStation: ['syntagma'] }],
  [
    'riscaldamento autonomo e cantina, ristrutturato',
    { condition: ['renovated'], heating: ['autonomous'], cellar: ['yes'] },
  ],
  ['appartamento fino a 700', { typology: ['apartment'], price: { max: 700 } }, { likelyContract: 'rent' }],
]
