import type { ReactNode } from 'react'
import { Anchor, type AnchorProps } from '#design-system/foundations/Anchor/Anchor.tsx'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { link } from './Link.css.ts'

type Passed =
  | 'href'
  | 'target'
  | 'rel'
  | 'hrefLang'
  | 'lang'
  | 'download'
  | 'id'
  | 'aria-label'
  | 'aria-current'
  | 'onClick'

export interface LinkProps extends Pick<AnchorProps, Passed> {
  /** @default 'action' */
  tone?: 'action' | 'text' | 'muted'
  /** Within running text a link is always underlined: colour alone does not tell. @default 'always' */
  underline?: 'always' | 'hover'
  /** For a link outside of a sentence: larger target, room for an icon. @default false */
  isStanding?: boolean
  /** @default false */
  isStrong?: boolean
  /** Before the text, which then stands alone. */
  icon?: IconName
  children: ReactNode
}

/** A link to an address. */
export function Link(props: LinkProps) {
  const { tone = 'action', underline = 'always', isStanding, isStrong, icon, children, ...rest } = props
  const className = link({
    tone,
    underline,
    standing: isStanding || icon !== undefined,
    weight: isStrong ? 'semibold' : undefined,
  })
  return (
    <Anchor {...rest} className={className}>
      {icon ? (
        <>
          <Icon name={icon} size="text" />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </Anchor>
  )
}
