import type { ReactNode } from 'react'
import { GridListItem, Link, Text } from 'react-aria-components'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { AriaPresses } from '#design-system/foundations/Pressable/AriaPresses.tsx'
import * as styles from './Row.css.ts'
import { SelectionBox } from './SelectionBox.tsx'

/** One row of a list that is operated. */
export interface RowContent {
  id: string
  /** The name of the row. */
  title: string
  /** Language of the title where it differs from the page's. */
  titleLang?: string
  /** Makes the title a link. */
  href?: string
  /** Below the title; read together with it. */
  details?: ReactNode
  /** Before the title: an icon or a small picture, decoration only. */
  media?: ReactNode
  /** Buttons at the end of the row; the arrow keys reach them from the row. */
  actions?: ReactNode
}

export interface RowProps extends RowContent {
  /** The arrow keys focus the row's link directly: the row itself has no action. @default false */
  isEnteredAtLink?: boolean
}

/** The row of a `GridList` or a `VirtualList`. */
export function Row(props: RowProps) {
  const { id, title, titleLang, href, details, media, actions, isEnteredAtLink = false } = props
  return (
    <GridListItem
      id={id}
      textValue={title}
      className={styles.contentRow}
      focusMode={isEnteredAtLink && href !== undefined ? 'child' : 'row'}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode === 'multiple' && <SelectionBox />}
          {media !== undefined && <span className={styles.media}>{media}</span>}
          <span className={styles.words}>
            <span className={styles.title} lang={titleLang}>
              {href === undefined ? (
                title
              ) : (
                <Link href={href} className={styles.link}>
                  {title}
                </Link>
              )}
            </span>
            {details !== undefined && (
              <Text slot="description" className={styles.details}>
                {details}
              </Text>
            )}
          </span>
          {selectionMode === 'single' && isSelected && (
            <span className={styles.tick}>
              <Icon name="check" />
            </span>
          )}
          {actions !== undefined && (
            <span className={styles.actions}>
              <AriaPresses>{actions}</AriaPresses>
            </span>
          )}
        </>
      )}
    </GridListItem>
  )
}
