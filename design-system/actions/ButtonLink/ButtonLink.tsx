import type { ReactNode } from 'react'
import { Anchor, type AnchorProps } from '#design-system/foundations/Anchor/Anchor.tsx'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { button, words } from '../Button/Button.css.ts'

export interface ButtonLinkProps
  extends Pick<
    AnchorProps,
    'href' | 'target' | 'rel' | 'hrefLang' | 'download' | 'id' | 'aria-label' | 'aria-current' | 'onClick'
  > {
  /** @default 'primary' */
  variant?: 'primary' | 'secondary' | 'soft' | 'quiet'
  /** @default 'medium' */
  size?: 'medium' | 'small'
  icon?: IconName
  iconEnd?: IconName
  /** @default 'content' */
  width?: 'content' | 'full'
  children: ReactNode
}

/** A link styled as a button: it navigates, and works without script. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'primary', size = 'medium', width = 'content', icon, iconEnd, children, ...rest } = props
  return (
    <Anchor {...rest} className={button({ variant, size, width })}>
      {icon && <Icon name={icon} />}
      <span className={words}>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </Anchor>
  )
}
