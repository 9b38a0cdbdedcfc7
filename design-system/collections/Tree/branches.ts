/** A node with what hangs from it. */
export interface Branch {
  id: string
  children?: readonly Branch[] | undefined
}

/** How much of a branch is chosen. */
export type Share = 'all' | 'some' | 'none'

/** The selected share of every node. A selected id means its whole branch: Attica means each of its municipalities. */
export function shares(roots: readonly Branch[], chosen: ReadonlySet<string>): ReadonlyMap<string, Share> {
  const found = new Map<string, Share>()
  const visit = ({ id, children = [] }: Branch, isUnderChosen: boolean): Share => {
    const isChosen = isUnderChosen || chosen.has(id)
    const below = children.map((child) => visit(child, isChosen))
    const share = isChosen ? 'all' : together(below)
    found.set(id, share)
    return share
  }
  for (const root of roots) visit(root, false)
  return found
}

const together = (below: readonly Share[]): Share => {
  if (below.length > 0 && below.every((share) => share === 'all')) return 'all'
  return below.some((share) => share !== 'none') ? 'some' : 'none'
}

/**
 * The selection after one branch was toggled, in as few ids as possible: once all children are selected their
 * parent replaces them, and without one of them its siblings are listed. Ids that are not among these nodes,
 * because they were never loaded, stay.
 */
export function switchBranch(
  roots: readonly Branch[],
  chosen: ReadonlySet<string>,
  id: string,
  isOn: boolean,
): ReadonlySet<string> {
  const known = new Set<string>()
  const keep = (node: Branch, isUnderChosen: boolean, isUnderSwitched: boolean): readonly string[] => {
    known.add(node.id)
    const isSwitched = isUnderSwitched || node.id === id
    const isFull = isSwitched ? isOn : isUnderChosen || chosen.has(node.id)
    const below = (node.children ?? []).map((child) => keep(child, isFull, isSwitched))
    if (below.length === 0) return isFull ? [node.id] : []
    const isWhole = below.every(([first], at) => first === node.children?.[at]?.id)
    return isWhole ? [node.id] : below.flat()
  }
  const kept = roots.flatMap((root) => keep(root, false, false))
  return new Set([...[...chosen].filter((each) => !known.has(each)), ...kept])
}

/** The choice after what is seen as selected changed from one set of ids to another. */
export function switchTo(
  roots: readonly Branch[],
  chosen: ReadonlySet<string>,
  seen: ReadonlySet<string>,
  wanted: ReadonlySet<string>,
): ReadonlySet<string> {
  const off = [...seen].filter((id) => !wanted.has(id))
  const on = [...wanted].filter((id) => !seen.has(id))
  const without = off.reduce<ReadonlySet<string>>((now, id) => switchBranch(roots, now, id, false), chosen)
  return on.reduce((now, id) => switchBranch(roots, now, id, true), without)
}
