import type { Ref } from 'react'
import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { CountMark, type CountMarkProps } from '#design-system/navigation/TabBar/CountMark.tsx'
import { iconLink } from './IconLink.css.ts'

export interface IconLinkProps extends CountMarkProps {
  href: string
  /** Name for assistive technology, and the tooltip of a pointer. */
  label: string
  icon: IconName
  current?: 'page' | 'true' | undefined
  rel?: string
  ref?: Ref<HTMLAnchorElement>
}

/** A link drawn as an icon, as large as an `IconButton`, with what is counted there. */
export function IconLink({ label, icon, current, count, news, ...link }: IconLinkProps) {
  return (
    <Anchor {...link} className={iconLink} title={label} aria-current={current}>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <CountMark count={count} news={news} />
    </Anchor>
  )
}
