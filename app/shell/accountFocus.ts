/** The header's place for the account: the way in, or its menu. */
export const accountEntryId = 'account'

/**
 * A dialog or a menu gives the focus back to what opened it, in the frame after it closed. Where that has gone, as the
 * sign-in button has after a sign-in, what stands in its place takes it.
 */
export function keepFocus(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body && document.activeElement !== null) return
      const entry = document.getElementById(accountEntryId)
      const controls = [...(entry?.querySelectorAll<HTMLElement>('a, button') ?? [])]
      controls.find(isShown)?.focus()
    }),
  )
}

const isShown = (element: HTMLElement) => element.getClientRects().length > 0
