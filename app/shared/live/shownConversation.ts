import { useEffect } from 'react'

let shown: string | undefined

/** Says which conversation this tab shows, while it does: nobody needs to be told of what they look at. */
export function useShownConversation(id: string): void {
  useEffect(() => {
    shown = id
    return () => {
      if (shown === id) shown = undefined
    }
  }, [id])
}

/** Whether somebody has it before their eyes. */
export const isConversationShown = (id: string | null): boolean =>
  id !== null && id === shown && document.visibilityState === 'visible'
