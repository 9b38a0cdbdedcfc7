/** The header's place for the account: the way in, or its menu. */
export const accountEntryId = 'account'
/** The same among the tabs at the foot of a narrow window. */
export const accountTabId = 'account-tab'

/**
 * A dialog or a menu returns the focus to its opener, in the frame after it closed. If that is gone, like the
 * sign-in button after a sign-in, its replacement takes the focus.
 */
export function keepFocus(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body && document.activeElement !== null) return
      const entry = `#${accountEntryId} :is(a, button), #${accountTabId}`
      const controls = [...document.querySelectorAll<HTMLElement>(entry)]
      controls.find(isShown)?.focus()
    }),
  )
}

const isShown = (element: HTMLElement) => element.getClientRects().length > 0
