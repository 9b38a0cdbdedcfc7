/**
 * Enumerations of section 3 that carry a number: what is stored and sent is the number.
 * A list of numbers means that all of them name the same thing.
 */
export const numbered = [
  {
    name: 'contract types (search ids)',
    values: { sale: 1, rent: 2, auction: 14 },
    section: '3 Listing classification',
  },
  {
    name: 'property categories',
    values: {
      residential: 1,
      commercial: 2,
      holiday: 3,
      rooms: 4,
      'new constructions': 6,
      auction: 12,
      land: [10, 24],
      palaces: 20,
      deposits: 21,
      garage: 22,
      coworking: 23,
      sheds: 25,
      shops: 26,
    },
    section: '3 Listing classification',
  },
  {
    name: 'condition',
    values: {
      'new/under construction': 1,
      'good/livable': 2,
      renovated: 5,
      'excellent/renovated': 6,
    },
    section: '3 Listing classification',
  },
  {
    name: 'floor position',
    values: { ground: 10, intermediate: 20, top: 30 },
    section: '3 Listing classification',
  },
  {
    name: 'heating',
    values: { autonomous: 1, centralized: 2, 'air conditioning': 10 },
    section: '3 Listing classification',
  },
  { name: 'garden', values: { private: 10, shared: 20 }, section: '3 Listing classification' },
  {
    name: 'garage',
    values: { single: 1, double: 3, 'parking space': 4 },
    section: '3 Listing classification',
  },
  {
    name: 'listing status',
    values: { active: 1, 'sold/rented': 3, secret: 14 },
    section: '3 Listing classification',
  },
  {
    name: 'auction status',
    values: { participable: 1, 'not participable': 2, desert: 3, suspended: 4 },
    section: '3 Listing classification',
  },
  {
    name: 'room type',
    values: { single: 1, double: 2, triple: 3, multiple: 4 },
    section: '3 Listing classification',
  },
  {
    name: 'views',
    values: { sea: 1, lake: 2, mountains: 3, panoramic: 5, river: 7, park: 8 },
    section: '3 Listing classification',
  },
  {
    name: 'contact type codes',
    values: { phone: 1, email: 2, visit: 5, 'price proposal': 1.5 },
    section: '7 The calls it makes',
  },
] as const

/** The interface's languages, in order. */
export const languages = {
  name: 'languages',
  values: ['el', 'en', 'de', 'it', 'fr', 'ru', 'es', 'pt'],
  ordered: true,
  section: '1 What the product does and for whom',
} as const

/** Enumerations of section 3 that are names only, in the specification's order. */
export const named = [
  { name: 'contract types', values: ['sale', 'rent', 'auction'], section: '3 Listing classification' },
  {
    name: 'listing kinds',
    values: ['ad', 'project', 'auction', 'coworking', 'estate'],
    section: '3 Listing classification',
  },
  {
    name: 'search-side categories',
    values: [
      'houses-apartments',
      'rooms-beds',
      'new constructions',
      'garage-parking',
      'buildings',
      'offices-coworking',
      'shops',
      'warehouses',
      'sheds',
      'land',
    ],
    section: '3 Listing classification',
  },
  {
    name: 'property types',
    values: [
      'apartment',
      'attic',
      'detached house',
      'loft',
      'farmhouse',
      'villa',
      'terraced house',
      'office',
      'shop',
      'warehouse',
      'sheds',
      'commercial premises',
      'workshop',
      'business',
      'agricultural land',
      'building land',
      'bed',
      'full room',
      'garage',
      'land',
    ],
    section: '3 Listing classification',
  },
  { name: 'search-side condition', values: ['to renovate'], section: '3 Listing classification' },
  { name: 'map display', values: ['only_area', 'marker', 'no_map'], section: '3 Listing classification' },
  {
    name: 'visibility tiers',
    values: ['supervetrina', 'vetrina', 'star', 'top', 'premium'],
    section: '3 Listing classification',
  },
  {
    name: 'geography levels',
    values: [
      'country',
      'region',
      'province',
      'city',
      'cityZone',
      'road',
      'microzone',
      'metroLine',
      'metro',
      'macroarea',
      'touristicArea',
    ],
    section: '3 Listing classification',
  },
  {
    name: 'document types',
    values: ['specifications', 'project description', 'floor plan', 'energy certificate'],
    section: '3 Listing classification',
  },
  { name: 'availability', values: ['free', 'occupied'], section: '3 Listing classification' },
  {
    name: 'contact methods',
    values: ['phone', 'email', 'visit', 'price proposal'],
    section: '3 Listing classification',
  },
  {
    name: 'message reasons',
    values: ['request info', 'ask address', 'more photos', 'availability', 'last message sent', 'other'],
    section: '3 Listing classification',
  },
  {
    name: 'advertiser types',
    values: ['agency', 'pro', 'constructor', 'court'],
    section: '1 What the product does and for whom',
  },
  {
    name: 'publisher roles',
    values: ['user', 'delegate', 'agent', 'custom'],
    section: '1 What the product does and for whom',
  },
  {
    name: 'agency plans',
    values: ['paid', 'free', 'defaulting', 'light'],
    section: '1 What the product does and for whom',
  },
  languages,
] as const

/** What a message's reason becomes when it is not one of the list. */
export const unknownMessageReason = {
  becomes: 'request info',
  section: '3 Listing classification',
} as const

/** Bands of energy classes, as the filter groups them. */
export const energyBands = [
  { band: 'high', classes: ['A'], section: '3 Listing classification' },
  { band: 'medium', classes: ['B', 'C', 'D'], section: '3 Listing classification' },
  { band: 'low', classes: ['E', 'F', 'G'], section: '3 Listing classification' },
] as const
