import { useEffect } from 'react'

let shown: string | undefined

/** Registers the conversation that this tab shows: it needs no notifications while it is visible. */
export function useShownConversation(id: string): void {
  useEffect(() => {
    shown = id
    return () => {
      if (shown === id) shown = undefined
    }
  }, [id])
}

/** Whether it is visible to the user. */
export const isConversationShown = (id: string | null): boolean =>
  id !== null && id === shown && document.visibilityState === 'visible'
