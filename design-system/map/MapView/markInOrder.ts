/** All marks by importance: it also reaches marks that no arrow reaches. */
export const orderKeys = ['PageDown', 'PageUp', 'Home', 'End'] as const

export type OrderKey = (typeof orderKeys)[number]

export const isOrderKey = (key: string): key is OrderKey => (orderKeys as readonly string[]).includes(key)

/** The next mark in that order, the previous one, the first or the last. After the last comes the first. */
export function markInOrder<Mark>(from: Mark, marks: readonly Mark[], key: OrderKey): Mark | undefined {
  const at = marks.indexOf(from)
  const to = { PageDown: at + 1, PageUp: at - 1, Home: 0, End: -1 }[key]
  return marks.at(to % marks.length)
}
