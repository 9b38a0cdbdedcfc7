/** Which fields of a draft an ad needs, by the rules that refuse it without them. */
import { readListing } from '../listing/facts/readListing.ts'
import { type DraftFields, sentOfFields, withChanges } from './draftFields.ts'

/** Whether the ad could not be shown if this field were empty: one area is enough, and a garage needs no energy class. */
export function isRequiredField(fields: DraftFields, name: string): boolean {
  const read = readListing(sentOfFields(withChanges(fields, { [name]: null })), { isShown: true })
  const problem = 'problems' in read ? read.problems[name]?.name : undefined
  return problem === 'required' || problem === 'energyRequired'
}
