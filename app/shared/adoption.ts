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
