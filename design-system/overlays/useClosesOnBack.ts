import { useEffect, useEffectEvent, useId } from 'react'
import { below } from '#tokens/scale/breakpoints.ts'
import { enterOverlay } from './overlayHistory.ts'

/**
 * At medium widths and below, where Back is a gesture of the thumb, it closes the overlay instead of leaving the
 * page. Wider screens keep Back for pages.
 */
export function useClosesOnBack(isWanted: boolean, isOpen: boolean, onClose: () => void): void {
  const id = useId()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isWanted || !isOpen || !matchMedia(below('lg')).matches) return undefined
    return enterOverlay(id, () => close())
  }, [isWanted, isOpen, id])
}
