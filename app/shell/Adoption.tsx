import { useLayoutEffect } from 'react'
import { adopt } from '#app/shared/adoption.ts'
import { rootId } from './boot.ts'

/**
 * Stands beside the first page. Once React has taken over what the server sent, it is told what was done to it until
 * then: on a slow line somebody has typed long before.
 */
export function Adoption() {
  useLayoutEffect(() => {
    const root = document.getElementById(rootId)
    if (root) void adopt(root)
  }, [])
  return null
}
