import type { Phrases } from './Phrases.ts'

const numbers = new Intl.NumberFormat('en-GB')

const area = (squareMetres: number): string => `${numbers.format(squareMetres)}\u00a0m²`

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const ordinal = (n: number): string => {
  const tens = n % 100
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${suffix}`
}

export const en: Phrases = {
  namedFloor: {
    basement: 'basement',
    semiBasement: 'lower ground floor',
    ground: 'ground floor',
    raisedGround: 'raised ground floor',
    mezzanine: 'mezzanine',
    roofRoom: 'rooftop',
  },
  amenity: {
    lift: 'a lift',
    balcony: 'a balcony',
    furnished: 'furniture',
    cellar: 'a storage room',
    pool: 'a pool',
    alarm: 'an alarm',
    virtualTour: 'a virtual tour',
  },
  condition: {
    newOrUnderConstruction: [
      'Newly built to current standards.',
      'A new building that has never been lived in.',
    ],
    good: ['In good condition, ready to use.', 'Well kept.'],
    toRenovate: ['In need of renovation, which the price takes into account.', 'To be renovated.'],
    renovated: ['Fully renovated, with new plumbing and wiring.', 'Renovated with an eye for detail.'],
    excellent: ['In excellent condition.', 'Carefully kept throughout.'],
  },
  heatingSystem: { autonomous: 'metered', central: 'central', individual: 'own boiler', none: 'no heating' },
  heatingMedium: {
    oil: 'oil',
    naturalGas: 'natural gas',
    liquefiedGas: 'LPG',
    airConditioning: 'air conditioning',
    heatPump: 'heat pump',
    wood: 'wood',
    pellet: 'pellets',
    fanCoil: 'fan coil',
    electricity: 'electricity',
    underfloor: 'underfloor',
  },
  view: {
    sea: 'sea',
    lake: 'lake',
    mountains: 'mountains',
    panoramic: 'panoramic',
    river: 'river',
    park: 'park',
  },
  title: (typology, surface, place) => `${typology} ${area(surface)}, ${place}`,
  storey: (n) => `${ordinal(n)} floor`,
  opening: ({ what, surface, floor, place }) => [
    `${what} of ${area(surface)}${floor ? `, ${floor}` : ''}, in ${place}.`,
    `${place}: ${what.toLowerCase()}, ${area(surface)}${floor ? ` (${floor})` : ''}.`,
    `${what}, ${area(surface)}${floor ? `, ${floor}` : ''}. Area: ${place}.`,
  ],
  layout: (bedrooms, bathrooms) => {
    const bath = bathrooms === null ? '' : ` and ${plural(bathrooms, 'bathroom', 'bathrooms')}`
    return bedrooms === 0
      ? `One open living and sleeping space, kitchen${bath}.`
      : `It has ${plural(bedrooms, 'bedroom', 'bedrooms')}, a living room, kitchen${bath}.`
  },
  plot: (squareMetres) => `Plot of ${area(squareMetres)}.`,
  built: (year, renovated) =>
    renovated === null ? `Built in ${year}.` : `Built in ${year}, renovated in ${renovated}.`,
  heating: (system, medium) => `Heating: ${system}${medium ? `, ${medium}` : ''}.`,
  extras: (list) => [`It also has ${list}.`, `In addition: ${list}.`],
  views: (list) => `View: ${list}.`,
  law: {
    bareOwnership: 'Bare ownership is for sale: the usufruct belongs to somebody else.',
    undividedShare: 'An undivided share is for sale, not the whole property.',
    occupied: 'The property is let or lived in.',
  },
  closing: {
    sale: ['The facts are confirmed by the title deeds.', 'Viewings by arrangement.', ''],
    rent: ['A deposit of two months is asked for.', 'Viewings by arrangement.', ''],
  },
  and: 'and',
}
