import { type ReactNode, useMemo, useState } from 'react'
import { type Key, type Selection, Tree as AriaTree } from 'react-aria-components'
import { type CollectionNaming, nameOf } from '../CollectionNaming.ts'
import { nothing } from '../rows.css.ts'
import { shares, switchTo } from './branches.ts'
import { tree } from './Tree.css.ts'
import { isBranch, type TreeEntry, TreeKnowledgeContext, TreeNode } from './TreeNode.tsx'

export type TreeProps = CollectionNaming & {
  nodes: readonly TreeEntry[]
  /** `multiple` chooses whole branches. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple'
  /**
   * With `multiple`, an id means its whole branch. Load the branches that hold a chosen id, so that they can
   * show a partial selection.
   */
  selectedKeys?: ReadonlySet<string>
  /** With `multiple`, as few ids as possible: if all children are chosen, their parent is reported. */
  onSelectionChange?: (keys: ReadonlySet<string>) => void
  /** Open from the start. */
  defaultExpandedKeys?: Iterable<string>
  /** A branch was opened whose `children` are not loaded. Set them on the node; until then it says `loadingLabel`. */
  onLoadChildren?: (id: string) => void
  /** What is being waited for while children load. */
  loadingLabel: string
  /** Shown instead of nodes. */
  emptyState: ReactNode
}

const none: ReadonlySet<string> = new Set()

/**
 * Things within things: region, regional unit, municipality. Arrow keys open and close, Space chooses, letters
 * jump. Only open branches are in the page.
 */
export function Tree(props: TreeProps) {
  const { nodes, selectionMode = 'none', selectedKeys = none, loadingLabel, emptyState } = props
  const { onSelectionChange, onLoadChildren, defaultExpandedKeys } = props
  const [expanded, setExpanded] = useState(() => new Set<Key>(defaultExpandedKeys))
  const isMultiple = selectionMode === 'multiple'
  const knowledge = useMemo(
    () => ({ shares: shares(nodes, isMultiple ? selectedKeys : none), loadingLabel }),
    [nodes, isMultiple, selectedKeys, loadingLabel],
  )
  // The same set while its content is the same: react-aria announces a new one, also when a branch just
  // closes.
  const seen = useMemo(
    () => (isMultiple ? wholeOnes(knowledge.shares) : selectedKeys),
    [isMultiple, knowledge, selectedKeys],
  )
  const onChange = (keys: Selection) => {
    const wanted = new Set(keys === 'all' ? nodes.map(({ id }) => id) : Array.from(keys, String))
    onSelectionChange?.(isMultiple ? switchTo(nodes, selectedKeys, seen, wanted) : wanted)
  }
  const onExpandedChange = (keys: Set<Key>) => {
    setExpanded(keys)
    for (const id of missing(nodes, keys.difference(expanded))) onLoadChildren?.(id)
  }
  return (
    <TreeKnowledgeContext value={knowledge}>
      <AriaTree
        {...nameOf(props)}
        items={nodes}
        className={tree}
        escapeKeyBehavior="none"
        selectionMode={selectionMode}
        selectedKeys={seen}
        onSelectionChange={onChange}
        expandedKeys={expanded}
        onExpandedChange={onExpandedChange}
        renderEmptyState={() => <div className={nothing}>{emptyState}</div>}
      >
        {TreeNode}
      </AriaTree>
    </TreeKnowledgeContext>
  )
}

const wholeOnes = (found: ReturnType<typeof shares>): ReadonlySet<string> =>
  new Set([...found].filter(([, share]) => share === 'all').map(([id]) => id))

/** The branches among these ids whose children are not loaded. */
const missing = (nodes: readonly TreeEntry[], ids: ReadonlySet<Key>): readonly string[] =>
  nodes.flatMap((node) => [
    ...(ids.has(node.id) && isBranch(node) && node.children === undefined ? [node.id] : []),
    ...missing(node.children ?? [], ids),
  ])
