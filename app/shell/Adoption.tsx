import { useEffect, useLayoutEffect, useRef } from 'react'
import { adopt, repeatPress, stopNoting } from '#app/shared/adoption.ts'
import { rootId } from './boot.ts'

/**
 * Rendered beside the first page. After hydration it passes to React what the user did before: on a slow
 * connection they may have typed or pressed long before.
 */
export function Adoption() {
  const adopted = useRef(Promise.resolve())
  useLayoutEffect(() => {
    const root = document.getElementById(rootId)
    if (!root) return
    stopNoting()
    adopted.current = adopt(root)
  }, [])
  // What was typed before is known by then.
  useEffect(() => void adopted.current.then(repeatPress), [])
  return null
}
