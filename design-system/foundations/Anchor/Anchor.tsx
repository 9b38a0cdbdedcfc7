import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useContext } from 'react'
import { NavigateContext } from './NavigateContext.ts'

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/**
 * The bare link under every link of the design system: a real address, followed by client routing where
 * that is offered. It does not use react-aria's link, so that cards and pagination stay free of its weight.
 */
export function Anchor({ href, onClick, children, ...rest }: AnchorProps) {
  const navigate = useContext(NavigateContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!navigate || event.defaultPrevented || !staysHere(event)) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

function staysHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin, pathname, search, hash } = event.currentTarget
  const plainClick =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const sameTab = target === '' || target === '_self'
  const withinPage = hash !== '' && pathname === location.pathname && search === location.search
  return (
    plainClick &&
    sameTab &&
    !withinPage &&
    origin === location.origin &&
    !event.currentTarget.hasAttribute('download')
  )
}
