/**
 * Whether the user, or the browser for them, is at one of a part's fields, or was. `:is` passes over what an older
 * browser does not know.
 */
export const isUsed = (part: Element): boolean =>
  part.querySelector(':is(:focus, :autofill, :user-valid, :user-invalid)') !== null

let code: typeof import('./adoptFields.ts') | undefined

/** Loads what tells React of what was done before it: most visitors have done nothing. Rejects where it does not come. */
export const preloadAdoption = async (): Promise<void> => {
  code ??= await import('./adoptFields.ts')
  code.keepControls(document.body)
}

/** `adoptFields`, where its code is there. Twice does no harm. */
export const adopt = async (part: Element): Promise<void> => code?.adoptFields(part)

let pressed: HTMLElement | undefined

/** A button that submits nothing is answered by script alone. The last press is the one that counts. */
const notePress = ({ target }: Event) => {
  pressed = (target instanceof Element && target.closest<HTMLElement>('button[type="button"]')) || undefined
}

/** So is a form without an address: the browser would only load the page again. */
const noteSubmit = (event: SubmitEvent) => {
  if (!(event.target instanceof HTMLFormElement) || event.target.hasAttribute('action')) return
  event.preventDefault()
  pressed = event.submitter ?? undefined
}

/**
 * Notes presses until the page is hydrated, on the body: below a listener of any other element Chromium tells screen
 * readers that all is "clickable", also after the listener has gone.
 */
export function notePresses(): void {
  document.body.addEventListener('click', notePress)
  document.body.addEventListener('submit', noteSubmit)
  for (const event of earlyEvents ?? []) {
    if (event.type === 'click') notePress(event)
    if (event.type === 'submit') noteSubmit(event as SubmitEvent)
  }
  globalThis.earlyEvents = undefined
}

/** React answers them now. */
export function stopNoting(): void {
  document.body.removeEventListener('click', notePress)
  document.body.removeEventListener('submit', noteSubmit)
}

/** Repeats the last press before hydration. */
export function repeatPress(): void {
  if (pressed?.isConnected) pressed.click()
  pressed = undefined
}
