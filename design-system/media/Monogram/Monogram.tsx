import { initials } from './initials.ts'
import { monogram } from './Monogram.css.ts'

export interface MonogramProps {
  /** Its first letters are drawn; it is not read, since it stands beside. */
  name: string
  /** @default 'medium' */
  size?: 'medium' | 'large'
}

/** Two letters in place of a logo, beside a name. */
export function Monogram({ name, size = 'medium' }: MonogramProps) {
  return (
    <span className={monogram({ size })} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
