/**
 * Whether somebody, or their browser for them, is at one of a part's fields, or was. `:is` passes over what an older
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

/** Notes presses until they are repeated. */
export const notePresses = (root: HTMLElement): void => root.addEventListener('click', notePress)

/** Repeats the last press before hydration, now that React answers it. */
export function repeatPress(root: HTMLElement): void {
  root.removeEventListener('click', notePress)
  if (pressed?.isConnected) pressed.click()
  pressed = undefined
}
