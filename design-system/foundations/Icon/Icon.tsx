import { icon } from './Icon.css.ts'
import { type IconName, shapes } from './shapes.tsx'

export type { IconName } from './shapes.tsx'

export interface IconProps {
  name: IconName
  /** `text` follows the size of the surrounding text. @default 'medium' */
  size?: 'text' | 'small' | 'medium' | 'large' | 'huge'
  /** The label of the icon. Without it the icon is decoration, hidden from assistive technology. */
  label?: string
}

/** An outline icon in the colour of its text. */
export function Icon({ name, size = 'medium', label }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={icon[size]}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {shapes[name]}
    </svg>
  )
}
