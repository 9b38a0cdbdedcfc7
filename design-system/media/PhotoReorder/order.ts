/** The same ids, with one of them at another place; places count from 0, and those beyond an end mean the end. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((each) => each !== id)
  return others.toSpliced(Math.min(others.length, Math.max(0, place)), 0, id)
}

/** The place that something dropped before or after another one gets. */
export function dropPlace(
  ids: readonly string[],
  id: string,
  target: string,
  side: 'before' | 'after',
): number {
  const others = ids.filter((each) => each !== id)
  const at = others.indexOf(target)
  return at < 0 ? ids.indexOf(id) : at + (side === 'after' ? 1 : 0)
}
