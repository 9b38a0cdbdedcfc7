import {
  type Criteria,
  type Filter,
  type FilterName,
  type FilterNameOf,
  filters,
  type Range,
} from '../../search/filters.ts'
import { dwellings } from '../lexicon/senses.ts'

/** Categories of homes; the others are of premises, plots and places to park. */
const ofHomes: readonly unknown[] = ['residential', 'holiday', 'newConstructions', 'auction']

const homes: readonly string[] = dwellings

/** Criteria built word by word: lists unite, for all else the last word wins. */
export class Draft {
  private readonly single = new Map<FilterName, unknown>()
  private readonly wanted = new Map<FilterName, readonly unknown[]>()
  private readonly denied = new Map<FilterName, readonly unknown[]>()
  private readonly must: string[] = []
  private readonly mustNot: string[] = []

  /** `isJoined`: an "or" joins it to the previous wish. */
  want(criteria: Criteria, isJoined: boolean): void {
    if (criteria.category !== undefined) this.enter(criteria.category)
    else if (criteria.typology?.every((name) => homes.includes(name))) this.leavePremises()
    for (const [name, value] of entriesOf(criteria))
      if (name === 'category') continue
      else if (Array.isArray(value)) this.wanted.set(name, union(this.wanted.get(name), value))
      else if (filters[name].kind === 'range') this.bound(name, value as Range, isJoined)
      else if (isJoined && name === 'contract' && this.single.get(name) !== value) this.single.delete(name)
      else this.single.set(name, value)
  }

  /** Values that must not be. */
  deny(name: FilterName, values: readonly unknown[]): void {
    this.denied.set(name, union(this.denied.get(name), values))
  }

  like(words: readonly string[], isDenied: boolean): void {
    const list = isDenied ? this.mustNot : this.must
    for (const word of words) if (!list.includes(word)) list.push(word)
  }

  /** The keyword so far, as domain/search/words/keyword.ts reads it. */
  keyword(): string {
    return [...this.must, ...this.mustNot.map((word) => `-${word}`)].join(' ')
  }

  criteria(): Criteria {
    const lists = Array.from(new Set([...this.wanted.keys(), ...this.denied.keys()]), (name) => [
      name,
      listOf(filters[name], this.wanted.get(name) ?? [], this.denied.get(name) ?? []),
    ])
    const keyword = this.keyword()
    const all = new Map<unknown, unknown>([...this.single, ...(lists as [FilterName, unknown][])])
    if (keyword !== '') all.set('keyword', keyword)
    const inOrder = (Object.keys(filters) as FilterName[]).filter((name) => !isEmpty(all.get(name)))
    return Object.fromEntries(inOrder.map((name) => [name, all.get(name)])) as Criteria
  }

  /**
   * A category removes the types of another kind of property. "Home" is less specific than "holiday home".
   */
  private enter(category: NonNullable<Criteria['category']>): void {
    const before = this.single.get('category')
    const isHome = ofHomes.includes(category)
    if (isHome || before !== category) this.keepTypologies((name) => isHome && homes.includes(name))
    if (category !== 'residential' || !ofHomes.includes(before)) this.single.set('category', category)
  }

  private leavePremises(): void {
    if (!ofHomes.includes(this.single.get('category'))) this.single.delete('category')
    this.keepTypologies((name) => homes.includes(name))
  }

  private keepTypologies(test: (name: string) => boolean): void {
    const kept = (this.wanted.get('typology') ?? []).filter((name) => test(name as string))
    this.wanted.set('typology', kept)
  }

  private bound(name: FilterName, said: Range, isJoined: boolean): void {
    const before = (this.single.get(name) ?? said) as Range
    const both = isJoined ? hull(before, said) : { ...before, ...said }
    const isPossible = both.min === undefined || both.max === undefined || both.min <= both.max
    this.single.set(name, isPossible ? both : said)
  }
}

const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0)

export const entriesOf = (criteria: Criteria) => Object.entries(criteria) as [FilterName, unknown][]

const union = (before: readonly unknown[] = [], more: readonly unknown[]) => [
  ...new Set([...before, ...more]),
]

const hull = (one: Range, other: Range): Range => ({
  ...(one.min !== undefined && other.min !== undefined && { min: Math.min(one.min, other.min) }),
  ...(one.max !== undefined && other.max !== undefined && { max: Math.max(one.max, other.max) }),
})

/**
 * The wanted values without the excluded ones; if none is wanted, all the others. Values of a vocabulary in
 * its order.
 */
function listOf(filter: Filter, wanted: readonly unknown[], denied: readonly unknown[]): readonly unknown[] {
  if (filter.kind !== 'choices') return wanted
  const left = filter.vocabulary.names.filter((name) => wanted.includes(name) && !denied.includes(name))
  return left.length > 0 || denied.length === 0 ? left : othersThan(filter, denied)
}

type ChoicesFilter = Extract<Filter, { kind: 'choices' }>

/** For these, "not stated" means none. */
const absent: readonly Filter[] = [filters.garden, filters.garage, filters.heating]

/**
 * The remaining values if some are excluded. "Not stated" is one of them if it means "none": no listing
 * states that it has no garden. A listing that does not state its floor may be on the excluded one.
 */
export function othersThan(filter: ChoicesFilter, denied: readonly unknown[]): readonly string[] {
  const all = filter === (filters.typology as Filter) ? homes : filter.vocabulary.names
  const left = all.filter((name) => name !== 'notStated' && !denied.includes(name))
  return absent.includes(filter) || left.length === 0 ? [...left, 'notStated'] : left
}

/** Whether a value of a filter can be excluded: a filter by views cannot, because a home has several. */
export const isDeniable = (name: FilterName): name is FilterNameOf<'choices'> => {
  const filter: Filter = filters[name]
  return filter.kind === 'choices' && filter.isMask !== true
}
