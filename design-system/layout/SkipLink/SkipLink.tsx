import { skipLink } from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** Id of its target. @default 'main' */
  target?: string
  children: string
}

/** First Tab stop: skips the header, the filters or the map. */
export function SkipLink({ target = 'main', children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${target}`}>
      {children}
    </a>
  )
}
