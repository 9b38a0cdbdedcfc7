import { Fragment, type ReactNode } from 'react'
import { part, whole } from './Parts.css.ts'

export interface PartsProps {
  /** Each on its own: a word, a price, a link. Those left out are undefined, false or empty. */
  children: readonly ReactNode[]
  /** All but the first stay on one line each. @default false */
  isWhole?: boolean
}

/**
 * Several short things on one line, with a dot between two for the eye and a pause for the ear. Copied and read, there is
 * white space between them.
 */
export function Parts({ children, isWhole = false }: PartsProps) {
  return children.filter(Boolean).map((child, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- they have no other name, and keep their order
    <Fragment key={at}>
      <span className={isWhole && at > 0 ? `${part} ${whole}` : part}>{child}</span>{' '}
    </Fragment>
  ))
}
