import { createContext, useContext } from 'react'
import type { FailureProps } from './failure.ts'
import type { LazyView } from './lazyView.tsx'
import type { Route } from './route.tsx'

/** What the shell is filled with: the pages, and the page that stands where none can be shown. */
export interface Portal {
  readonly routes: readonly Route[]
  readonly failure: LazyView<FailureProps>
}

export const PortalContext = createContext<Portal | undefined>(undefined)

export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('no portal: pages are rendered by the shell')
  return portal
}
