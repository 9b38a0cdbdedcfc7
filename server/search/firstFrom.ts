/** The first place in some rising docs whose doc is not below `doc`; their number if all are. */
export function firstFrom(docs: Int32Array, doc: number): number {
  let low = 0
  let high = docs.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((docs[middle] as number) < doc) low = middle + 1
    else high = middle
  }
  return low
}
