/** Through all marks, the most important first: whatever no arrow leads to is on this way. */
export const orderKeys = ['PageDown', 'PageUp', 'Home', 'End'] as const

export type OrderKey = (typeof orderKeys)[number]

export const isOrderKey = (key: string): key is OrderKey => (orderKeys as readonly string[]).includes(key)

/** The mark after another in their order, the one before it, the first or the last. After the last comes the first. */
export function markInOrder<Mark>(from: Mark, marks: readonly Mark[], key: OrderKey): Mark | undefined {
  const at = marks.indexOf(from)
  const to = { PageDown: at + 1, PageUp: at - 1, Home: 0, End: -1 }[key]
  return marks.at(to % marks.length)
}
