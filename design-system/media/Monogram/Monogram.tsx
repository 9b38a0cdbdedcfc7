import { initials } from './initials.ts'
import { monogram } from './Monogram.css.ts'

export interface MonogramProps {
  /** Its first letters are drawn; it is not read, since it stands beside. */
  name: string
  /** Language of the name, where it is another than the page's. */
  lang?: string | undefined
  /** @default 'medium' */
  size?: 'medium' | 'large'
}

/** Two letters in place of a logo, beside a name. */
export function Monogram({ name, lang, size = 'medium' }: MonogramProps) {
  return (
    <span className={monogram({ size })} lang={lang} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
