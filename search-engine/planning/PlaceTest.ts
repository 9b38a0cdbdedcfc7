import { type PlaceCodes, type PlaceId, tableOfPlaces } from '../store/placeCodes.ts'

/** Whether docs lie in one of some places, as a test of their codes. */
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

  /** 1 for each code that passes. Most searches start from the place's own list and never look. */
  get table(): Uint8Array {
    return (this.made ??= tableOfPlaces(this.codesOfPlaces, this.places))
  }
}
