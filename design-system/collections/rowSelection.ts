import type { Selection } from 'react-aria-components'

/** Which rows are chosen. The caller holds the choice. */
export interface RowSelection {
  /** @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple'
  selectedKeys?: ReadonlySet<string>
  onSelectionChange?: (keys: ReadonlySet<string>) => void
}

/** The selection for react-aria. Its "all" is expanded: in a list that is still loading, all means the loaded rows. */
export function selectionProps(selection: RowSelection, items: readonly { id: string }[]) {
  const { selectionMode = 'none', selectedKeys, onSelectionChange } = selection
  return {
    selectionMode,
    ...(selectedKeys && { selectedKeys }),
    onSelectionChange: (keys: Selection) => onSelectionChange?.(keysOf(keys, items)),
    // In a dialog Escape closes; a choice that it cleared on the way would be lost without a word.
    escapeKeyBehavior: 'none',
  } as const
}

export const keysOf = (keys: Selection, items: readonly { id: string }[]): ReadonlySet<string> =>
  new Set(keys === 'all' ? items.map(({ id }) => id) : Array.from(keys, String))
