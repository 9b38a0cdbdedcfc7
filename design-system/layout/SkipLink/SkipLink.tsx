import { skipLink } from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** Id of what it leads to. @default 'main' */
  target?: string
  children: string
}

/** First stop of the keyboard: leads past the header, the filters or the map. */
export function SkipLink({ target = 'main', children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${target}`}>
      {children}
    </a>
  )
}
