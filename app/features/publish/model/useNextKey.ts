import { useEffect, useEffectEvent } from 'react'

/**
 * Ctrl + Enter goes on from anywhere on a step, so that fields that stay empty need no key each. `go` is called once the
 * field that is being edited has told its value.
 */
export function useNextKey(go: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
    const { activeElement } = document
    // A dialog has keys of its own.
    if (activeElement?.closest('dialog, [role="dialog"], [role="alertdialog"]')) return
    event.preventDefault()
    event.stopPropagation()
    if (activeElement instanceof HTMLElement) activeElement.blur()
    go()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(event)
    // Before a focused button takes Enter for a press.
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])
}
