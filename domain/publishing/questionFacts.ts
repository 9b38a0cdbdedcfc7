/** Facts that visitors may ask for, by the names of the questions of the page of an ad. */
import type { FactName } from '../listing/facts/factTable.ts'

export const questionFacts = {
  surface: 'surface',
  surfaceKind: 'surfaceKind',
  permitYear: 'permitYear',
  heating: 'heatingSystem',
  energyClass: 'energyClass',
  availability: 'availability',
  pets: 'pets',
  floor: 'floor',
  lift: 'lift',
  plot: 'plot',
  parking: 'parkingKind',
  condition: 'condition',
  renovated: 'renovatedYear',
  builtYear: 'builtYear',
  furnished: 'furnished',
} as const satisfies Readonly<Record<string, FactName>>

export type AskedFact = (typeof questionFacts)[keyof typeof questionFacts]

export const askedFacts = Object.values(questionFacts)

/** The fact that a question is about; undefined for one whose answer is no fact. */
export const factOfQuestion = (name: string): AskedFact | undefined =>
  (questionFacts as Readonly<Record<string, AskedFact>>)[name]
