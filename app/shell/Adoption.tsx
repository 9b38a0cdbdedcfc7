import { useLayoutEffect } from 'react'
import { useHydrated } from '#design-system/forms/useHydrated.ts'
import { adoptFields } from '#app/shared/adoptFields.ts'
import { rootId } from './boot.ts'

/**
 * Stands beside the first page. Once React has taken over what the server sent, it is told what was done to it until
 * then: on a slow line somebody has typed long before.
 */
export function Adoption() {
  const isRenderedHere = useHydrated()
  useLayoutEffect(() => {
    const root = document.getElementById(rootId)
    if (root && !isRenderedHere) void adoptFields(root)
    // Whoever is rendered anew afterwards knows all of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}
