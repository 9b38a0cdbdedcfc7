import type { GeographyLevel } from './levels.ts'
import type { Place } from './Place.ts'
import { placeRank } from './placeRank.ts'

/** Places found so far, each with the best grade that it was found with; lower is better. */
export class Findings {
  private readonly grades = new Map<number, number>()
  private readonly places: readonly Place[]
  private readonly levels: readonly GeographyLevel[] | undefined

  constructor(places: readonly Place[], levels: readonly GeographyLevel[] | undefined) {
    this.places = places
    this.levels = levels
  }

  get isEmpty(): boolean {
    return this.grades.size === 0
  }

  /** Whether a place is of a requested level. */
  allows(place: number): boolean {
    return this.levels === undefined || this.levels.includes(this.placeAt(place).level)
  }

  add(place: number, grade: number): void {
    if (!this.allows(place)) return
    const before = this.grades.get(place)
    if (before === undefined || grade < before) this.grades.set(place, grade)
  }

  /** The best, at most so many: by grade in steps of a half, then by how much a place is looked for. */
  best(limit: number): Place[] {
    const top: { readonly place: Place; readonly grade: number; readonly weight: number }[] = []
    for (const [at, exact] of this.grades) {
      const place = this.placeAt(at)
      const one = { place, grade: Math.floor(exact * 2) / 2, weight: placeRank(place) }
      const better = (other: typeof one) =>
        one.grade - other.grade || other.weight - one.weight || place.id - other.place.id
      let rank = top.length
      while (rank > 0 && better(top[rank - 1] as typeof one) < 0) rank--
      if (rank >= limit) continue
      top.splice(rank, 0, one)
      if (top.length > limit) top.pop()
    }
    return top.map(({ place }) => place)
  }

  private placeAt(at: number): Place {
    return this.places[at] as Place
  }
}
