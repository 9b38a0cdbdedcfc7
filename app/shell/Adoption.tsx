import { useEffect, useLayoutEffect } from 'react'
import { adopt, repeatPress } from '#app/shared/adoption.ts'
import { rootId } from './boot.ts'

/**
 * Rendered beside the first page. After hydration it passes to React what the user did before: on a slow
 * connection they may have typed or pressed long before.
 */
export function Adoption() {
  useLayoutEffect(() => {
    const root = document.getElementById(rootId)
    if (root) void adopt(root)
  }, [])
  useEffect(() => {
    const root = document.getElementById(rootId)
    if (root) repeatPress(root)
  }, [])
  return null
}
