import { type PlaceCodes, type PlaceId, tableOfPlaces } from '../store/placeCodes.ts'

/** A test of place codes: whether a doc lies in one of some places. */
export class PlaceTest {
  readonly kind = 'table'
  readonly name: string
  private readonly codesOfPlaces: PlaceCodes
  private readonly places: readonly PlaceId[]
  private made: Uint8Array | undefined

  constructor(name: string, codesOfPlaces: PlaceCodes, places: readonly PlaceId[]) {
    this.name = name
    this.codesOfPlaces = codesOfPlaces
    this.places = places
  }

  get codes(): Uint16Array {
    return this.codesOfPlaces.codes
  }

  /**
   * 1 for each code that passes. Made on first use: most searches start from the list of the place and never read
   * it.
   */
  get table(): Uint8Array {
    return (this.made ??= tableOfPlaces(this.codesOfPlaces, this.places))
  }
}
