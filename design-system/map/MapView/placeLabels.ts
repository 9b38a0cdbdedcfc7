/** Which of the marks have room for their words: the more important first, none over another. */
import type { MapPoint } from './geometry.ts'

/** A mark that would like to be written out, with its words' size. The point is the middle of the words' lower edge. */
export interface LabelWish extends MapPoint {
  readonly id: string
  readonly width: number
  readonly height: number
}

/** Room between two labels, pixels. */
const GAP = 4

interface Rectangle {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const rectangleOf = ({ x, y, width, height }: LabelWish): Rectangle => ({
  left: x - width / 2 - GAP / 2,
  right: x + width / 2 + GAP / 2,
  top: y - height - GAP / 2,
  bottom: y + GAP / 2,
})

const overlaps = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * The ids of those that have room. Requests are by importance; `most` limits how many are granted. `taken`
 * places are occupied.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  most: number,
  taken: readonly LabelWish[] = [],
): ReadonlySet<string> {
  const others = taken.map((wish) => ({ id: wish.id, rectangle: rectangleOf(wish) }))
  const granted = new Set<string>()
  for (const { id, ...wish } of wishes) {
    if (granted.size >= most) break
    const rectangle = rectangleOf({ id, ...wish })
    // A shorter form of its own does not block it.
    if (others.some((other) => other.id !== id && overlaps(other.rectangle, rectangle))) continue
    others.push({ id, rectangle })
    granted.add(id)
  }
  return granted
}
