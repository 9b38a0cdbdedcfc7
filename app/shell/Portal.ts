import { createContext, useContext } from 'react'
import type { OneTapFacts } from '#app/shared/account/AccountFacts.ts'
import type { AuthOptions, AuthRequest } from '#app/shared/account/authRequest.ts'
import type { UserState } from '#app/shared/account/userStore.ts'
import type { FailureProps } from './failure.ts'
import type { LazyView } from './lazyView.tsx'
import { type OpenRoute, openRoute, type Place, type Route } from './route.tsx'

/** The shell's content: the pages, and the page for failures. */
export interface Portal {
  readonly routes: RouteTable
  readonly failure: LazyView<FailureProps>
  /** Sign-in and sign-up over the page. */
  readonly authDialog: LazyView<AuthRequest>
  /** The same within a page for signed-in users only. */
  readonly authPanel: LazyView<AuthPanelProps>
  /** Google's own prompt; loaded if the server allows it. */
  readonly oneTap: LazyView<OneTapFacts>
}

export interface AuthPanelProps {
  options: AuthOptions
  /** The user signed in and stays on the page. */
  onDone: (state: UserState) => void
}

export const PortalContext = createContext<Portal | undefined>(undefined)

export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('no portal: pages are rendered by the shell')
  return portal
}

/** An address of this site (path and query), read. */
export interface Address {
  readonly href: string
  readonly place: Place
}

/** All pages. In the browser their table comes after the page that the server sent. */
export interface RouteTable {
  /** Loads the table. */
  readonly preload: () => Promise<void>
  /** What must come before a page can be opened, for `use`: it never rejects. Undefined where nothing must. */
  readonly pending: (address: Address) => Promise<void> | undefined
  /** Whether the table did not come, until `forget`. */
  readonly isMissing: (address: Address) => boolean
  readonly forget: () => void
  /** The page at an address; undefined for an unknown path, and before the table is there. */
  readonly open: (address: Address) => OpenRoute | undefined
}

/** A table that is there: that of the server. */
export const wholeTable = (routes: readonly Route[]): RouteTable => ({
  preload: () => Promise.resolve(),
  pending: () => undefined,
  isMissing: () => false,
  forget: () => undefined,
  open: ({ place }) => openRoute(routes, place),
})

/** A table that is loaded when a page is asked for other than the `first`, whose route is undefined where there is none. */
export function laterTable(
  load: () => Promise<readonly Route[]>,
  first: { readonly href: string; readonly route: OpenRoute | undefined },
): RouteTable {
  let routes: readonly Route[] | undefined
  let loading: Promise<void> | undefined
  // A suspended render calls again: React needs the same promise.
  let awaited: Promise<void> | undefined
  let hasFailed = false
  const preload = () => {
    loading ??= load().then(
      (table) => void (routes = table),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const isKnown = ({ href }: Address) => routes !== undefined || href === first.href
  return {
    preload,
    pending: (address) => {
      if (!isKnown(address)) awaited ??= preload().catch(() => void (hasFailed = true))
      return isKnown(address) ? undefined : awaited
    },
    isMissing: (address) => hasFailed && !isKnown(address),
    forget: () => {
      hasFailed = false
      awaited = undefined
    },
    open: ({ href, place }) => {
      if (routes) return openRoute(routes, place)
      return href === first.href ? first.route : undefined
    },
  }
}
