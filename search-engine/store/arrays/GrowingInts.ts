/** A growing list of int32: 4 bytes each, where a JavaScript array takes 8 or more. */
export class GrowingInts {
  length = 0
  private ints: Int32Array

  constructor(capacity = 16) {
    this.ints = new Int32Array(capacity)
  }

  push(value: number): void {
    if (this.length === this.ints.length) this.grow(this.length * 2)
    this.ints[this.length++] = value
  }

  at(index: number): number {
    return this.ints[index] as number
  }

  set(index: number, value: number): void {
    this.ints[index] = value
  }

  /** A view of the values, valid until the next push. */
  view(): Int32Array {
    return this.ints.subarray(0, this.length)
  }

  static of(values: Int32Array): GrowingInts {
    const list = new GrowingInts(0)
    list.ints = values
    list.length = values.length
    return list
  }

  private grow(capacity: number): void {
    const larger = new Int32Array(Math.max(capacity, 16))
    larger.set(this.ints)
    this.ints = larger
  }
}
