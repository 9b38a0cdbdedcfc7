import { type NameOf, vocabulary } from '../../vocabulary.ts'

/** What may be wrong with an ad. Ids are ours. */
export const reportReasons = vocabulary({
  gone: 1,
  wrongFacts: 2,
  wrongPlace: 3,
  wrongPictures: 4,
  duplicate: 5,
  fraud: 6,
  discrimination: 7,
  other: 20,
})
export type ReportReasonName = NameOf<typeof reportReasons>

/** Characters that a report may tell more in. */
export const REPORT_TEXT = 1000

/** Reasons that say nothing without words. */
export const needsWords = (reason: ReportReasonName): boolean => reason === 'other'
