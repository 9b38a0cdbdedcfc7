/** Greece and some sea, degrees: enough to tell swapped coordinates. */
const box = { south: 34, north: 42, west: 19, east: 30 } as const

const isInGreece = (latitude: number, longitude: number): boolean =>
  latitude > box.south && latitude < box.north && longitude > box.west && longitude < box.east

/** What may have been meant by a value that an ad cannot have; empty where nothing is known. */
export function suggest(field: string, sent: Readonly<Record<string, unknown>>): string {
  const { latitude, longitude } = sent
  if (field !== 'latitude' && field !== 'longitude') return ''
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return ''
  // Swapped.
  return !isInGreece(latitude, longitude) && isInGreece(longitude, latitude)
    ? `${longitude}, ${latitude}`
    : ''
}
