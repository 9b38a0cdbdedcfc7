import type { Finding } from './Finding.ts'
import type { Scan } from './Scan.ts'

/** The words of a finding that say something, as they were typed. */
export const likeWords = (scan: Scan, { begin, end }: Pick<Finding, 'begin' | 'end'>): readonly string[] =>
  Array.from({ length: end - begin }, (_, at) => begin + at)
    .filter((at) => !scan.isWeightless(at) && !scan.find(at, 'near') && !scan.find(at, 'not'))
    .map((at) => scan.typed(at))
