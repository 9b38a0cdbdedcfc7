import { type ReactNode, useContext } from 'react'
import { RouterProvider } from 'react-aria-components'
import { NavigateContext } from '../Anchor/NavigateContext.ts'

/** Around the links of react-aria, in menus and rows: they are followed as every other link is. */
export function AriaRouting({ children }: { children: ReactNode }) {
  const navigate = useContext(NavigateContext)
  return navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children
}
