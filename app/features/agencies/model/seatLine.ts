import type { AgencyCard } from '#domain/agency/Agency.ts'

/** Where an office is: the municipality, and its region if that has another name. */
export function seatLine(seat: AgencyCard['seat']): string {
  const city = seat.find(({ level }) => level === 'city')
  const region = seat.find(({ level }) => level === 'region')
  return [city?.name, region?.name !== city?.name && region?.name].filter(Boolean).join(', ')
}
