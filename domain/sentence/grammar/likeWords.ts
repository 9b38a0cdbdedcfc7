import type { Finding } from './Finding.ts'
import type { Scan } from '../scan/Scan.ts'

type Span = Pick<Finding, 'begin' | 'end'>

const tokensOf = ({ begin, end }: Span) => Array.from({ length: end - begin }, (_, at) => begin + at)

/** The words of a finding that say something, as they were typed. */
export const likeWords = (scan: Scan, span: Span): readonly string[] =>
  tokensOf(span)
    .filter((at) => !scan.isWeightless(at) && !scan.find(at, 'near') && !scan.find(at, 'not'))
    .map((at) => scan.typed(at))

/** Every word of a finding, as it was typed. */
export const everyWord = (scan: Scan, span: Span): readonly string[] =>
  tokensOf(span).map((at) => scan.typed(at))
