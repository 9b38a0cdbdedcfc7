import type { Example } from './Example.ts'

/** Russian. */
export const ru: readonly Example[] = [
  ['квартира в центре Салоников', { typology: ['apartment'], zone: ['plateia-aristotelous'] }],
  [
    'квартира в Афинах до 150 тысяч евро рядом с метро',
    {
      typology: ['apartment'],
      price: { max: 150000 },
      municipality: ['athina'],
      metroLine: ['athina-grammi-1', 'athina-grammi-2', 'athina-grammi-3'],
    },
    { likelyContract: 'sale' },
  ],
  [
    'двухкомнатная квартира в Салониках с мебелью до 500 евро в месяц',
    {
      contract: 'rent',
      typology: ['apartment'],
      price: { max: 500 },
      bedrooms: { min: 1, max: 1 },
      furnished: ['yes'],
      municipality: ['thessaloniki'],
    },
  ],
  [
    'дом с бассейном на Крите от 200 до 400 тысяч',
    {
      typology: ['detachedHouse', 'farmhouse', 'villa', 'terracedHouse', 'maisonette'],
      price: { min: 200000, max: 400000 },
      pool: ['yes'],
      island: ['kriti'],
    },
    { likelyContract: 'sale' },
  ],
  [
    'вилла на Корфу с видом на море, не дороже 1,5 млн',
    { typology: ['villa'], price: { max: 1500000 }, view: ['sea'], island: ['kerkyra'] },
    { likelyContract: 'sale' },
  ],
  ['снять студию в Глифаде', { contract: 'rent', typology: ['studio'], municipality: ['glyfada'] }],
  [
    'купить участок на Паросе более 2000 кв м',
    {
      contract: 'sale',
      category: 'land',
      typology: ['buildingLand'],
      surface: { min: 2000 },
      island: ['paros'],
    },
  ],
  [
    'квартира 3 комнаты 80 м² с балконом и лифтом',
    {
      typology: ['apartment'],
      surface: { min: 72, max: 88 },
      bedrooms: { min: 2, max: 2 },
      balcony: ['yes'],
      lift: ['yes'],
    },
  ],
  [
    'дом у моря на Халкидиках',
    {
      typology: ['detachedHouse', 'farmhouse', 'villa', 'terracedHouse', 'maisonette'],
      province: ['chalkidiki'],
      keyword: 'моря',
    },
  ],
  [
    'квартира от собственника, не первый этаж',
    { typology: ['apartment'], floor: ['intermediate', 'top'], advertiser: ['private'] },
  ],
  [
    'новостройка в Афинах с парковкой, сначала дешёвые',
    {
      condition: ['newOrUnderConstruction'],
      garage: ['single', 'double', 'parkingSpace'],
      municipality: ['athina'],
    },
    { order: 'cheaper' },
  ],
  ['двушка или трёшка в Панграти', { bedrooms: { min: 1, max: 2 }, zone: ['pagkrati'] }],
  [
    'квартира с двумя спальнями и кондиционером',
    { typology: ['apartment'], bedrooms: { min: 2, max: 2 }, heating: ['airConditioning'] },
  ],
  [
    'коттедж с садом и гаражом на Родосе от 100 м2',
    {
      typology: ['detachedHouse'],
      surface: { min: 100 },
      garden: ['private', 'shared'],
      garage: ['single', 'double'],
      island: ['rodos'],
    },
  ],
  ['квартира без мебели, можно с животными', { typology: ['apartment'], furnished: ['no'], pets: ['yes'] }],
  [
    'офис в аренду в центре Афин',
    {
      contract: 'rent',
      category: 'commercial',
      typology: ['office'],
      macroarea: ['kentro-athinas-kai-gyro-dimoi'],
    },
  ],
  [
    'дом в 10 км от Ханьи',
    {
      typology: ['detachedHouse', 'farmhouse', 'villa', 'terracedHouse', 'maisonette'],
      circle: { centre: [35.514, 24.018], radius: 10000 },
    },
  ],
  [
    'последний этаж, панорамный вид, 500 тыс',
    { price: { max: 500000 }, floor: ['top'], view: ['panoramic'] },
    { likelyContract: 'sale' },
  ],
  ['квартира до 500', { typology: ['apartment'], price: { max: 500 } }, { likelyContract: 'rent' }],
  ['квартира от 60', { typology: ['apartment'], surface: { min: 60 } }],
]
