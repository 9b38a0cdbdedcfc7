import type { Gazetteer } from '../../geography/Gazetteer.ts'
import type { Place } from '../../geography/Place.ts'
import { type Criteria, type FilterName, filterNamesOf, filters } from '../../search/filters.ts'
import type { OrderName } from '../../search/orders.ts'
import { entriesOf, isDeniable } from './Draft.ts'
import type { Asked, Finding } from '../grammar/Finding.ts'
import { likeWords } from '../grammar/likeWords.ts'
import { linesNear, sameRegion } from './metroLines.ts'
import { type Mention, type Resolved, resolvePlaces } from './resolvePlaces.ts'
import type { Scan } from '../scan/Scan.ts'
import { dwellings } from '../lexicon/senses.ts'

/** The wishes of a finding, in terms of filters. */
export type Wish =
  | { readonly kind: 'want'; readonly criteria: Criteria; readonly isCovered?: boolean }
  | { readonly kind: 'deny'; readonly name: FilterName; readonly values: readonly unknown[] }
  | { readonly kind: 'like'; readonly words: readonly string[]; readonly isDenied: boolean }
  | { readonly kind: 'order'; readonly order: OrderName }

interface Surroundings {
  readonly scan: Scan
  readonly gazetteer: Gazetteer
  readonly findings: readonly Finding[]
  readonly places: ReadonlyMap<Finding, Resolved | undefined>
}

/** The wishes of each finding; none if there is no filter for it. */
export function wishesOf(
  findings: readonly Finding[],
  scan: Scan,
  gazetteer: Gazetteer,
): readonly (Wish | undefined)[] {
  const named = findings.filter(({ asks, isDenied }) => asks.kind === 'place' && !isDenied)
  const mentions = named.map(({ asks, begin }, at): Mention => {
    const before = findings[findings.indexOf(named[at] as Finding) - 1]
    const isNext = before?.asks.kind === 'place' && isTied(scan, before.end, begin)
    return { candidates: candidatesOf(asks), isNext, isWhere: asks.kind === 'place' && asks.isWhere }
  })
  const resolved = resolvePlaces(mentions, gazetteer)
  const places = new Map(named.map((finding, at) => [finding, resolved[at]]))
  const around: Surroundings = { scan, gazetteer, findings, places }
  return findings.map((finding) => (finding.isDenied ? denied(finding, around) : wanted(finding, around)))
}

/** Whether two findings are adjacent, with at most an "in" between. */
const isTied = ({ tokens }: Scan, end: number, begin: number): boolean =>
  begin - end <= 1 && tokens.slice(end, begin + 1).every(({ gap }) => gap === ' ')

const candidatesOf = (asks: Asked) => (asks.kind === 'place' ? asks.candidates : [])

function wanted(finding: Finding, around: Surroundings): Wish | undefined {
  const { asks } = finding
  switch (asks.kind) {
    case 'criteria':
      return { kind: 'want', criteria: isAlone(finding, around) && asks.alone ? asks.alone : asks.criteria }
    case 'order':
      return asks
    case 'place':
      return wantedPlace(around.places.get(finding))
    case 'metro':
      return wantedStations(linesNear(placesOf(around), around.gazetteer))
    case 'stations':
      return wantedStations(sameRegion(asks.candidates, placesOf(around), around.gazetteer))
    case 'around':
      return wantedCircle(asks, around.gazetteer)
    case 'like':
      return { kind: 'like', words: asks.words, isDenied: false }
  }
}

const placesOf = ({ places }: Surroundings): readonly Place[] =>
  Array.from(places.values()).flatMap((resolved) => (resolved && !resolved.isCovered ? [resolved.place] : []))

/** Criteria that say what is sought: with one of them, a garage is something to go with it. */
const sought: readonly FilterName[] = ['category', 'typology', 'rooms', 'bedrooms', 'bathrooms']

/** Criteria that may precede the property that they describe. */
const plain: readonly FilterName[] = [
  'contract',
  'price',
  'surface',
  'condition',
  'advertiser',
  'excludeAuctions',
]

/** Whether nothing else names the property. "With a garage" never means the garage itself. */
function isAlone(finding: Finding, around: Surroundings): boolean {
  const others = around.findings.filter((other) => other !== finding && !other.isDenied)
  const isSought = ({ asks }: Finding) =>
    asks.kind === 'criteria' && sought.some((name) => asks.criteria[name] !== undefined)
  const index = around.findings.indexOf(finding)
  const isAmongFeatures = isFeature(finding) && around.findings.slice(0, index).some(isFeature)
  return !isAmongFeatures && !isBehindWith(index, around) && !others.some(isSought)
}

const isFeature = ({ asks }: Finding): boolean =>
  asks.kind === 'criteria' && entriesOf(asks.criteria).some(([name]) => !plain.includes(name))

/** "With a garage", "with a pool and a garage". */
function isBehindWith(index: number, { scan, findings }: Surroundings): boolean {
  for (let at = index; at >= 0; at--) {
    const from = findings[at - 1]?.end ?? 0
    const between = Array.from({ length: (findings[at]?.begin ?? 0) - from }, (_, token) => from + token)
    if (between.some((token) => scan.find(token, 'with'))) return true
    const isJoined = between.length > 0 || scan.tokens[from]?.gap.includes(',')
    if (!isJoined || !between.every((token) => scan.find(token, 'and'))) return false
  }
  return false
}

function wantedPlace(resolved: Resolved | undefined): Wish | undefined {
  const name = filterNamesOf('places').find((each) => filters[each].level === resolved?.place.level)
  if (name === undefined || resolved === undefined) return undefined
  return { kind: 'want', criteria: { [name]: [resolved.place.id] }, isCovered: resolved.isCovered }
}

function wantedStations(found: readonly Place[]): Wish | undefined {
  const name = found[0]?.level === 'metro' ? 'metroStation' : 'metroLine'
  return found.length === 0 ? undefined : { kind: 'want', criteria: { [name]: found.map(({ id }) => id) } }
}

function wantedCircle(asks: Extract<Asked, { kind: 'around' }>, gazetteer: Gazetteer): Wish | undefined {
  const [resolved] = resolvePlaces([{ ...asks, isNext: false, isWhere: false }], gazetteer)
  const place = resolved?.place
  return (
    place && {
      kind: 'want',
      criteria: { circle: { centre: [place.latitude, place.longitude], radius: asks.metres } },
    }
  )
}

/**
 * What is excluded: the other values of a filter if it has some, else words that must not be in the listing.
 */
function denied(finding: Finding, { scan }: Surroundings): Wish | undefined {
  const { asks } = finding
  if (asks.kind === 'criteria') {
    const [entry, second] = entriesOf(asks.criteria)
    if (entry === undefined || asks.criteria.contract === 'auction')
      return { kind: 'want', criteria: { excludeAuctions: true } }
    const [name, values] = entry
    if (second === undefined && isDeniable(name) && isOfHomes(asks.criteria))
      return { kind: 'deny', name, values: values as readonly unknown[] }
    if (name === 'contract' || name === 'category') return undefined
  }
  const words = asks.kind === 'like' ? asks.words : likeWords(scan, finding)
  return { kind: 'like', words, isDenied: true }
}

const isOfHomes = ({ typology = [] }: Criteria) => typology.every((name) => dwellings.includes(name))
