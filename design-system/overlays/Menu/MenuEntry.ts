import type { IconName } from '#design-system/foundations/Icon/Icon.tsx'

export interface MenuEntry {
  id: string
  label: string
  icon?: IconName
  /** Makes the entry a link. */
  href?: string
  /** Language of the label: names of languages are written in themselves. */
  lang?: string
  /** The keys that do the same, as text: "Ctrl S". The page listens to them, not the menu. */
  shortcut?: string
  /** A destructive command: drawn in red, and last. The label says what is lost. @default false */
  isDestructive?: boolean
}

/** Entries under a heading, parted from the others by a hairline. */
export interface MenuGroup {
  id: string
  heading: string
  items: readonly MenuEntry[]
  /** What is in force: one entry of several, or any number of them. */
  selected?: string | readonly string[]
}

/** The selection mode for react-aria: none, one of several, or any number. */
export const choiceOf = (selected: string | readonly string[] | undefined) => {
  if (selected === undefined) return {}
  return typeof selected === 'string'
    ? ({ selectionMode: 'single', selectedKeys: [selected] } as const)
    : ({ selectionMode: 'multiple', selectedKeys: selected } as const)
}
