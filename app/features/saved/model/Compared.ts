/** Homes that are picked for a comparison. */
export interface Compared {
  readonly ids: readonly number[]
  readonly isFull: boolean
  readonly pick: (id: number, isPicked: boolean) => void
}
