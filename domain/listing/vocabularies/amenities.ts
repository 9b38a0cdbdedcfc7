/** The yes-or-no facts of a home, in the order in which they are shown. */
export const amenities = [
  'lift',
  'balcony',
  'furnished',
  'cellar',
  'pool',
  'alarm',
  'pets',
  'smokers',
  'students',
  'incomeProperty',
  'virtualTour',
] as const
export type Amenity = (typeof amenities)[number]
