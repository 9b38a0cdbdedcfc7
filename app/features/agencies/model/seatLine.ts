import type { AgencyCard } from '#domain/agency/Agency.ts'

/** Where an office is: the municipality, and the region around it where that is called otherwise. */
export function seatLine(seat: AgencyCard['seat']): string {
  const city = seat.find(({ level }) => level === 'city')
  const region = seat.find(({ level }) => level === 'region')
  return [city?.name, region?.name !== city?.name && region?.name].filter(Boolean).join(', ')
}
