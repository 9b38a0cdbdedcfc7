import { skipLink } from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** Id of its target. @default 'main' */
  target?: string
  /** Leads to another page instead: to help, which is at the same place on every page. */
  href?: string
  children: string
}

/** First Tab stop: skips the header, the filters or the map. */
export function SkipLink({ target = 'main', href = `#${target}`, children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      {children}
    </a>
  )
}
