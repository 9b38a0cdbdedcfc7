/** The header's place for the account: the way in, or its menu. */
export const accountEntryId = 'account'
/** The same among the tabs at the foot of a narrow window. */
export const accountTabId = 'account-tab'

/** So many frames a closing dialog, and what takes the opener's place, may take. */
const FRAMES = 60

/**
 * A dialog or a menu returns the focus to its opener, in the frame after it closed. If that is gone, like the
 * sign-in button after a sign-in, its replacement takes the focus once both are there.
 */
export const keepFocus = (): void =>
  void requestAnimationFrame(() => requestAnimationFrame(() => focusEntry(FRAMES)))

function focusEntry(frames: number): void {
  const { activeElement } = document
  const isNowhere = activeElement === document.body || activeElement === null
  // The focus is somewhere else on the page: it stays.
  if (!isNowhere && !activeElement.closest('[role="dialog"], [role="menu"]')) return
  const entry = `#${accountEntryId} :is(a, button), #${accountTabId}`
  const control = [...document.querySelectorAll<HTMLElement>(entry)].find(isShown)
  if (isNowhere) control?.focus()
  // What is round a dialog stays inert until React has done its last effects: it takes no focus before.
  const isThere = control !== undefined && document.activeElement === control
  if (!isThere && frames > 0) requestAnimationFrame(() => focusEntry(frames - 1))
}

const isShown = (element: HTMLElement) => element.getClientRects().length > 0
