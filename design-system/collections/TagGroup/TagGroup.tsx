import { useRef } from 'react'
import {
  Button as AriaButton,
  type Key,
  Tag as AriaTag,
  TagGroup as AriaTagGroup,
  TagList,
} from 'react-aria-components'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { FieldLabel } from '#design-system/forms/FieldParts.tsx'
import type { Naming } from '#design-system/forms/Naming.ts'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { nothing } from '../rows.css.ts'
import * as styles from './TagGroup.css.ts'

export interface TagEntry {
  id: string
  label: string
  /** Language of the label where it differs from the page's. */
  lang?: string
}

export type TagGroupProps = Naming & {
  tags: readonly TagEntry[]
  /** Taken away by its button, by Delete or by Backspace. Without it the tags are only shown. */
  onRemove?: (id: string) => void
  /** Takes all of them away; shown from two tags on. */
  clear?: { label: string; onPress: () => void }
  /** Shown instead of tags. */
  emptyText: string
}

/**
 * Active values as a row of tags: filters, chosen places. After a removal focus moves to the next tag; after
 * the last, to the list, so that it never falls back to the top of the page. Needs script: filters that must
 * work without are `ChipLink`s.
 */
export function TagGroup({ label, tags, onRemove, clear, emptyText, ...naming }: TagGroupProps) {
  const list = useRef<HTMLDivElement>(null)
  const removal = onRemove && { onRemove: (keys: Set<Key>) => keys.forEach((key) => onRemove(String(key))) }
  const onClear = () => {
    clear?.onPress()
    list.current?.focus()
  }
  return (
    <AriaTagGroup {...naming} {...removal} escapeKeyBehavior="none" className={styles.group}>
      <FieldLabel label={label} note={undefined} />
      <div className={styles.line}>
        <TagList
          ref={list}
          items={tags}
          className={styles.list}
          renderEmptyState={() => <span className={nothing}>{emptyText}</span>}
        >
          {(tag) => <Tag {...tag} />}
        </TagList>
        {clear && tags.length > 1 && (
          <Button variant="quiet" size="small" onPress={onClear}>
            {clear.label}
          </Button>
        )}
      </div>
    </AriaTagGroup>
  )
}

function Tag({ id, label, lang }: TagEntry) {
  return (
    <AriaTag id={id} textValue={label} className={styles.tag}>
      {({ allowsRemoving }) => (
        <>
          <span className={styles.words} lang={lang}>
            {label}
          </span>
          {allowsRemoving && (
            <AriaButton slot="remove" className={styles.remove}>
              <Icon name="close" size="small" />
            </AriaButton>
          )}
        </>
      )}
    </AriaTag>
  )
}
