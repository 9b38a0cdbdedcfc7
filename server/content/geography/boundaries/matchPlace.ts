/** Which place a feature of a file means, by its properties. */
import { Result } from 'effect'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place } from '#domain/geography/Place.ts'
import { isShapeLevel, type ShapeLevel } from '#domain/geography/shapeLevels.ts'
import { fold } from '#domain/words/fold.ts'
import { nameStems } from './nameStems.ts'

/** Properties that files name places by, and the level of files that are of one. */
export interface Mapping {
  /** @default 'elstat' */
  readonly codeProperty?: string
  /** @default 'name' */
  readonly nameProperty?: string
  /** Of features that have no property `level`. */
  readonly level?: ShapeLevel
}

export type MatchProblem =
  | 'unknownLevel'
  | 'unknownPlace'
  | 'ambiguousName'
  | 'nothingToMatch'
  | 'dividedSince'

export interface MatchedPlace {
  readonly level: ShapeLevel
  readonly place: Place
  /** It was found by its name in another case. */
  readonly isInflected?: true
}

type Matched = Result.Result<MatchedPlace, MatchProblem>
type Properties = Readonly<Record<string, unknown>>

/** By `level` and `id`, else by the code of the national statistics, else by `level` and name. */
export function makeMatchPlace(gazetteer: Gazetteer, mapping: Mapping) {
  const { codeProperty = 'elstat', nameProperty = 'name' } = mapping
  const named = new Map<ShapeLevel, ReadonlyMap<string, ReadonlySet<Place>>>()
  const byName = (level: ShapeLevel) => {
    const made = named.get(level) ?? namesOf(gazetteer.ofLevel(level))
    named.set(level, made)
    return made
  }

  const byCode = (code: string): Matched => {
    const level = levelOfCode.get(code.length)
    return level && /^\d+$/.test(code)
      ? found(level, gazetteer.place(level, Number(code)))
      : Result.fail('unknownPlace')
  }

  const byLevelAndName = (level: ShapeLevel, name: string): Matched => {
    const places = byName(level).get(fold(name)) ?? new Set<Place>()
    if (places.size > 1) return Result.fail('ambiguousName')
    const [place] = places
    return place ? found(level, place) : byInflectedName(level, name)
  }

  const inflected = new Map<ShapeLevel, ReadonlyMap<string, ReadonlySet<Place>>>()
  const byInflectedName = (level: ShapeLevel, name: string): Matched => {
    const made = inflected.get(level) ?? namesOf(gazetteer.ofLevel(level), stemKey)
    inflected.set(level, made)
    const [place, ...more] = made.get(stemKey(name)) ?? []
    if (more.length > 0) return Result.fail('ambiguousName')
    return place ? Result.succeed({ level, place, isInflected: true }) : Result.fail('unknownPlace')
  }

  return (properties: Properties): Matched => {
    const { level = mapping.level, id } = properties
    const [code, name] = [properties[codeProperty], properties[nameProperty]]
    if (level !== undefined && !isShapeLevel(level)) return Result.fail('unknownLevel')
    if (level !== undefined && isNumeral(id)) return found(level, gazetteer.place(level, Number(id)))
    if (isNumeral(code)) return byCode(String(code))
    return level !== undefined && typeof name === 'string' && fold(name) !== ''
      ? byLevelAndName(level, name)
      : Result.fail('nothingToMatch')
  }
}

/** By the digits of the codes of the 2021 census, which lose a zero at their front where they became numbers. */
const levelOfCode = new Map<number, ShapeLevel>([
  [1, 'province'],
  [2, 'province'],
  [3, 'city'],
  [4, 'city'],
])

const isNumeral = (value: unknown): value is string | number =>
  (typeof value === 'number' && Number.isSafeInteger(value)) ||
  (typeof value === 'string' && /^\d{1,9}$/.test(value))

const found = (level: ShapeLevel, place: Place | undefined): Matched =>
  place ? Result.succeed({ level, place }) : Result.fail('unknownPlace')

/** Names in one case: those of which only the ending differs are one. */
const stemKey = (name: string): string => nameStems(name).join(' ')

/** By every name, without accents and case. */
function namesOf(
  places: readonly Place[],
  keyOf: (name: string) => string = fold,
): ReadonlyMap<string, ReadonlySet<Place>> {
  const named = new Map<string, Set<Place>>()
  for (const place of places)
    for (const name of [place.name.el, place.name.en, ...place.alternates]) {
      const key = keyOf(name)
      named.set(key, (named.get(key) ?? new Set()).add(place))
    }
  return named
}
