import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { badge } from './Badge.css.ts'

export interface BadgeProps {
  /** `cut` for price cuts and alerts alone; `photo` for captions lying on a photograph. @default 'neutral' */
  tone?: 'neutral' | 'action' | 'cut' | 'success' | 'warning' | 'danger' | 'photo'
  icon?: IconName
  children: ReactNode
}

/** A short fact that must not be missed, in words; the colour is an addition. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon && <Icon name={icon} size="text" />}
      <span>{children}</span>
    </span>
  )
}
