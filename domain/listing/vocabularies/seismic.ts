/** Greek seismic codes by the year of the building permit, by which the building was designed. */
export const seismicEras = [
  { name: 'noCode', until: 1958 },
  { name: 'code1959', until: 1984 },
  { name: 'articles1985', until: 1994 },
  { name: 'neak1995', until: 2000 },
  { name: 'eak2000', until: Number.POSITIVE_INFINITY },
] as const
export type SeismicEra = (typeof seismicEras)[number]['name']

/** The era of a permit year. A completion year is no substitute: buildings stayed unfinished for decades. */
export function seismicEraOf(permitYear: number): SeismicEra {
  const era = seismicEras.find(({ until }) => permitYear <= until)
  return (era ?? seismicEras[4]).name
}
