import { type NameOf, vocabulary } from '../../vocabulary.ts'

/**
 * The nine classes of the Greek certificate (ΚΕΝΑΚ), best first, by their Latin letter.
 * Ids are ours and rise from best to worst, so that "at least C" is a comparison.
 */
export const energyClasses = vocabulary({ 'A+': 1, A: 2, 'B+': 3, B: 4, C: 5, D: 6, E: 7, F: 8, G: 9 })
export type EnergyClassName = NameOf<typeof energyClasses>

/** The same classes in Greek letters. Greek Η (eta) is the lowest class; it only looks like a Latin H. */
export const energyClassInGreek: Readonly<Record<EnergyClassName, string>> = {
  'A+': 'Α+',
  A: 'Α',
  'B+': 'Β+',
  B: 'Β',
  C: 'Γ',
  D: 'Δ',
  E: 'Ε',
  F: 'Ζ',
  G: 'Η',
}

/** The three bands of the specification's search filter (ids ours). */
export const energyBands = vocabulary({ high: 1, medium: 2, low: 3 })
export type EnergyBandName = NameOf<typeof energyBands>

const bandOf: Readonly<Record<EnergyClassName, EnergyBandName>> = {
  'A+': 'high',
  A: 'high',
  'B+': 'medium',
  B: 'medium',
  C: 'medium',
  D: 'medium',
  E: 'low',
  F: 'low',
  G: 'low',
}

/** The specification's band of a class: high A; medium B, C, D; low E, F, G. */
export const energyBandOf = (name: EnergyClassName): EnergyBandName => bandOf[name]

/** What is known of the certificate when no class is stated (product rule: never an empty field). Ids are ours. */
export const energyStates = vocabulary({ certified: 1, underIssue: 2, notRequired: 3 })
export type EnergyStateName = NameOf<typeof energyStates>

/** The same for searches, where a certificate may be past its last day. */
export const certificateStates = vocabulary({ certified: 1, underIssue: 2, notRequired: 3, expired: 4 })
export type CertificateStateName = NameOf<typeof certificateStates>
