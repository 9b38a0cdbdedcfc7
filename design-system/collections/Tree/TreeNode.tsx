import { createContext, use } from 'react'
import {
  Button,
  Collection,
  TreeItem,
  TreeItemContent,
  type TreeItemContentRenderProps,
  TreeLoadMoreItem,
} from 'react-aria-components'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { SelectionBox } from '../SelectionBox.tsx'
import type { Share } from './branches.ts'
import * as styles from './Tree.css.ts'

/** One node of a tree. */
export interface TreeEntry {
  id: string
  label: string
  /** Beside the label, small: a count. */
  detail?: string
  lang?: string
  /** What hangs from it. Leave it out of a node that has children which are not loaded yet. */
  children?: readonly TreeEntry[]
  /** It has children, loaded or not. @default whether `children` holds any */
  isBranch?: boolean
}

/**
 * Props of the rows that are not in the nodes. Rows are cached by their node, so they are passed by context.
 */
export interface TreeKnowledge {
  shares: ReadonlyMap<string, Share>
  /** What is being waited for while children load. */
  loadingLabel: string
}

export const TreeKnowledgeContext = createContext<TreeKnowledge>({ shares: new Map(), loadingLabel: '' })

export const isBranch = ({ isBranch: stated, children }: TreeEntry): boolean =>
  stated ?? (children !== undefined && children.length > 0)

/** A node and, while it is open, those below it. */
export function TreeNode(entry: TreeEntry) {
  const { id, label, children } = entry
  return (
    <TreeItem id={id} textValue={label} hasChildItems={isBranch(entry)} className={styles.node}>
      <TreeItemContent>
        {({ selectionMode, isSelected }) => <NodeContent {...entry} {...{ selectionMode, isSelected }} />}
      </TreeItemContent>
      {children && <Collection items={children}>{TreeNode}</Collection>}
      {isBranch(entry) && children === undefined && (
        <TreeLoadMoreItem isLoading className={styles.loading}>
          <Loading />
        </TreeLoadMoreItem>
      )}
    </TreeItem>
  )
}

type NodeState = Pick<TreeItemContentRenderProps, 'selectionMode' | 'isSelected'>

function NodeContent({ id, label, detail, lang, selectionMode, isSelected }: TreeEntry & NodeState) {
  const { shares } = use(TreeKnowledgeContext)
  return (
    <>
      <Button slot="chevron" className={styles.chevron}>
        <Icon name="chevronEnd" size="small" />
      </Button>
      {selectionMode === 'multiple' && <SelectionBox isIndeterminate={shares.get(id) === 'some'} />}
      <span className={styles.words}>
        <span lang={lang}>{label}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {selectionMode === 'single' && isSelected && (
        <span className={styles.tick}>
          <Icon name="check" size="small" />
        </span>
      )}
    </>
  )
}

function Loading() {
  const { loadingLabel } = use(TreeKnowledgeContext)
  return (
    <>
      <Spinner label={loadingLabel} />
      <span aria-hidden>{loadingLabel}</span>
    </>
  )
}
