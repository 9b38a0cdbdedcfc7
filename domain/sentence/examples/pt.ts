import type { Example } from './Example.ts'

/** Portuguese. */
export const pt: readonly Example[] = [
  [
    'apartamento T2 em Atenas até 200 mil euros perto do metro',
    {
      typology: ['apartment'],
      price: { max: 200000 },
      bedrooms: { min: 2, max: 2 },
      municipality: ['athina'],
      metroLine: ['athina-grammi-1', 'athina-grammi-2', 'athina-grammi-3'],
    },
    { likelyContract: 'sale' },
  ],
  [
    'moradia com piscina e jardim em Creta entre 300 e 500 mil euros',
    {
      typology: ['detachedHouse'],
      price: { min: 300000, max: 500000 },
      garden: ['private', 'shared'],
      pool: ['yes'],
      island: ['kriti'],
    },
    { likelyContract: 'sale' },
  ],
  [
    'arrendar apartamento mobilado em Salónica por menos de 500 euros por mês',
    {
      contract: 'rent',
      typology: ['apartment'],
      price: { max: 500 },
      furnished: ['yes'],
      municipality: ['thessaloniki'],
    },
  ],
  [
    'apartamento no Pireu com elevador, sem mobília',
    { typology: ['apartment'], lift: ['yes'], furnished: ['no'], municipality: ['peiraias'] },
  ],
  [
    'quinta com olival no Peloponeso',
    { typology: ['farmhouse'], region: ['peloponnisos'] },
    { unread: ['olival'] },
  ],
  [
    'T1 ou T2 em Glyfada com varanda',
    { bedrooms: { min: 1, max: 2 }, balcony: ['yes'], municipality: ['glyfada'] },
  ],
  [
    'terreno para construção em Paros, mais de 2000 m2',
    { category: 'land', typology: ['buildingLand'], surface: { min: 2000 }, island: ['paros'] },
  ],
  [
    'casa com vista para o mar em Santorini, até 1 milhão',
    {
      typology: ['detachedHouse', 'farmhouse', 'villa', 'terracedHouse', 'maisonette'],
      price: { max: 1000000 },
      view: ['sea'],
      island: ['santorini'],
    },
    { likelyContract: 'sale' },
  ],
  ['loja para arrendar em Atenas', { contract: 'rent', category: 'shops', municipality: ['athina'] }],
  [
    '3 quartos, 2 casas de banho, lugar de garagem e arrecadação',
    { bedrooms: { min: 3, max: 3 }, bathrooms: 2, garage: ['parkingSpace'], cellar: ['yes'] },
  ],
  [
    'apartamento renovado no último andar, não rés do chão',
    { typology: ['apartment'], condition: ['renovated'], floor: ['top'] },
  ],
  ['vivenda perto da praia em Corfu', { typology: ['detachedHouse'], island: ['kerkyra'], keyword: 'praia' }],
  [
    'apartamento novo com ar condicionado, classe energética B',
    {
      typology: ['apartment'],
      condition: ['newOrUnderConstruction'],
      heating: ['airConditioning'],
      energy: ['medium'],
    },
  ],
  [
    'aceita animais, aquecimento central, mais recentes primeiro',
    { heating: ['centralized'], pets: ['yes'] },
    { order: 'newer' },
  ],
  [
    'estúdio para estudantes a partir de 30 m2',
    { typology: ['studio'], surface: { min: 30 }, students: ['yes'] },
  ],
  ['a 5 km de Chania', { circle: { centre: [35.514, 24.018], radius: 5000 } }],
  [
    'moradia V4 com piscina em Creta',
    { typology: ['detachedHouse'], bedrooms: { min: 4, max: 4 }, pool: ['yes'], island: ['kriti'] },
  ],
  ['apartamento até 700', { typology: ['apartment'], price: { max: 700 } }, { likelyContract: 'rent' }],
]
