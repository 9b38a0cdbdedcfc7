import { type NameOf, vocabulary } from '../../vocabulary.ts'

/** Greek seismic codes, the oldest first. Ids are ours. */
export const seismicEras = vocabulary({ noCode: 1, code1959: 2, articles1985: 3, neak1995: 4, eak2000: 5 })
export type SeismicEra = NameOf<typeof seismicEras>

/** The last permit year of each code but the present one. */
export const seismicEraEnds = [
  ['noCode', 1958],
  ['code1959', 1984],
  ['articles1985', 1994],
  ['neak1995', 2000],
] as const satisfies readonly (readonly [SeismicEra, number])[]

/**
 * The era of a permit year, by which the building was designed. A completion year is no substitute: buildings stayed
 * unfinished for decades.
 */
export function seismicEraOf(permitYear: number): SeismicEra {
  return seismicEraEnds.find(([, last]) => permitYear <= last)?.[0] ?? 'eak2000'
}
