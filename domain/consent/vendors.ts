/** Companies that the operator lets process data of visitors who agree, by IAB's framework for consent (TCF 2.3). */
import type { Language } from '../locale.ts'

/** What pages know of them before anybody is asked. */
export interface Vendors {
  /** The number of the consent manager at IAB Europe. */
  readonly cmpId: number
  readonly cmpVersion: number
  /** Of the list's rules: a choice under older ones is asked again. */
  readonly policyVersion: number
  /** The numbers of the companies: a choice that did not name them all is asked again. */
  readonly ids: readonly number[]
  /** Identifies the content of the list, as part of its address. */
  readonly list: string
}

/** The address of the list with its texts in a language, or in English where no translation is configured. */
export const vendorListPath = (list: string, language: Language): string =>
  `/vendor-list/${list}/${language}.json`
