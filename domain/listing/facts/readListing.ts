/** Reads what an advertiser sends of a listing: its facts, texts and units, or what is wrong with them. */
import { lengthOf } from '../../forms/rules.ts'
import { defaults, isLanguage, type Language } from '../../locale.ts'
import { contradicting } from './contradictions.ts'
import { factNames, factOf, type FactName, isFactName, type ListingFacts } from './factTable.ts'
import type { ListingProblem, ListingProblems } from './problems.ts'
import { readFact } from './readFact.ts'
import { type ListingUnit, readUnits } from './readUnits.ts'

/** What an advertiser writes of a home in one language. */
export interface ListingText {
  readonly title: string | null
  readonly description: string | null
}

export const textLimits = { title: 120, description: 5000 } as const

/** A listing as it was sent, checked. */
export interface SentListing {
  readonly facts: ListingFacts
  readonly texts: Readonly<Partial<Record<Language, ListingText>>>
  readonly units: readonly ListingUnit[]
}

export type ReadListing = { readonly listing: SentListing } | { readonly problems: ListingProblems }

/** Fields of a call that are no facts. */
const beside = ['texts', 'units', 'status', 'version', 'advertiserId', 'currency']

type Sent = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

class Problems {
  readonly found: Record<string, ListingProblem> = {}
  /** The first problem of a field is told. */
  add(field: string, problem: ListingProblem): void {
    if (!Object.hasOwn(this.found, field)) this.found[field] = problem
  }
}

function readFacts(sent: Sent, problems: Problems): ListingFacts {
  const read = factNames.map((name): [FactName, unknown] => {
    const result = readFact(factOf(name), Object.hasOwn(sent, name) ? sent[name] : null)
    if ('value' in result) return [name, result.value]
    problems.add(name, result.problem)
    return [name, null]
  })
  return Object.fromEntries(read) as ListingFacts
}

/** Where only the kinds of area are stated, the smaller one is compared. */
function withSurface(facts: ListingFacts): ListingFacts {
  if (facts.surface !== null) return facts
  if (facts.netArea !== null) return { ...facts, surface: facts.netArea, surfaceKind: 'net' }
  if (facts.grossArea !== null) return { ...facts, surface: facts.grossArea, surfaceKind: 'gross' }
  return facts
}

/** Without a wish of the advertiser: an area of so many metres around the home. */
const usualShowing = { mapDisplay: 'onlyArea', shownRadius: 300 } as const

function withShowing(facts: ListingFacts): ListingFacts {
  const mapDisplay = facts.mapDisplay ?? usualShowing.mapDisplay
  const shownRadius = mapDisplay === 'onlyArea' ? (facts.shownRadius ?? usualShowing.shownRadius) : null
  return { ...facts, mapDisplay, shownRadius }
}

function readTexts(sent: unknown, problems: Problems): SentListing['texts'] {
  if (sent === undefined || sent === null) return {}
  if (!isRecord(sent)) {
    problems.add('texts', { name: 'text', values: { most: textLimits.description } })
    return {}
  }
  const read = Object.entries(sent).map(([language, text]): [string, ListingText] => {
    const part = (name: keyof ListingText): string | null => {
      const value = isRecord(text) && Object.hasOwn(text, name) ? text[name] : null
      if (value === null || value === '') return null
      const isText = typeof value === 'string' && lengthOf(value) <= textLimits[name]
      if (!isText)
        problems.add(`texts.${language}.${name}`, { name: 'text', values: { most: textLimits[name] } })
      return isText ? value : null
    }
    if (!isLanguage(language)) problems.add(`texts.${language}`, { name: 'language' })
    return [language, { title: part('title'), description: part('description') }]
  })
  return Object.fromEntries(
    read.filter(([, { title, description }]) => title !== null || description !== null),
  )
}

/** What an ad must state to be shown; a draft may leave it for later. */
const required: readonly FactName[] = ['contract', 'kind', 'category', 'typology']
const requiredToShow: readonly FactName[] = ['latitude', 'longitude', 'surface']

/** Since 2021 every ad of a building states its energy class, or why it has none. */
const lacksEnergy = ({ category, energyClass, energyState }: ListingFacts): boolean =>
  energyClass === null && energyState === null && category !== 'land' && category !== 'garage'

/** What a listing lacks to be shown, by field. */
export function lackingToShow(facts: ListingFacts): ListingProblems {
  const missing = requiredToShow
    .filter((name) => facts[name] === null)
    .map((name) => [name, { name: 'required' }] as const)
  const energy = lacksEnergy(facts) ? [['energyClass', { name: 'energyRequired' }] as const] : []
  return Object.fromEntries([...missing, ...energy])
}

/** Reads a listing. `isShown`: whether it is complete enough for others to see. */
export function readListing(sent: Sent, { isShown }: { readonly isShown: boolean }): ReadListing {
  const problems = new Problems()
  for (const name of Object.keys(sent))
    if (!isFactName(name) && !beside.includes(name)) problems.add(name, { name: 'unknownField' })
  const currency = sent['currency'] ?? defaults.currency
  if (currency !== defaults.currency) problems.add('currency', { name: 'currency' })
  const stated = withShowing(withSurface(readFacts({ kind: 'ad', ...sent }, problems)))
  for (const name of required) if (stated[name] === null) problems.add(name, { name: 'required' })
  if (isShown)
    for (const [name, problem] of Object.entries(lackingToShow(stated))) problems.add(name, problem)
  for (const [name, problem] of Object.entries(contradicting(stated))) problems.add(name, problem)
  const texts = readTexts(sent['texts'], problems)
  const units = readUnits(sent['units'])
  for (const [path, problem] of Object.entries(units.problems)) problems.add(path, problem)
  if (units.read.length > 0 && stated.kind !== 'project') problems.add('units', { name: 'unitsOfProject' })
  if (Object.keys(problems.found).length > 0) return { problems: problems.found }
  return { listing: { facts: stated, texts, units: units.read } }
}

/** What can be read of a listing that is not complete yet: what is wrong counts as not stated. */
export function readAsFar(sent: Sent): SentListing {
  const problems = new Problems()
  const facts = withShowing(withSurface(readFacts({ kind: 'ad', ...sent }, problems)))
  return { facts, texts: readTexts(sent['texts'], problems), units: [] }
}
