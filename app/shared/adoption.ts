/**
 * What the server sent that people use, as it was before React took the page over. Where the page is not what React
 * expects, because an extension or a translation changed it, React renders that part again: its elements leave the page
 * with what was typed into them.
 */
export interface SentControls {
  readonly root: Element
  /** In the order of the page. */
  elements: readonly Element[]
  /** What has the focus, or had it when it was removed from the page. */
  focused: Element | undefined
}

/** Fields, and whatever else can have the focus or be unfolded. */
export const controls = 'input, select, textarea, details, summary, button, a[href]'

/**
 * Whether somebody, or their browser for them, is at one of a part's fields, or was. `:is` passes over what an older
 * browser does not know.
 */
export const isUsed = (part: Element): boolean =>
  part.querySelector(':is(:focus, :autofill, :user-valid, :user-invalid)') !== null

let code: typeof import('./adoptFields.ts') | undefined
let sent: SentControls | undefined

/** Keeps hold of the page's controls. To be called right before React takes the page over. */
export function keepControls(root: Element): SentControls {
  const { activeElement } = document
  const focused = activeElement && root.contains(activeElement) ? activeElement : undefined
  const kept: SentControls = { root, elements: [...root.querySelectorAll(controls)], focused }
  root.addEventListener('focusin', ({ target }) => {
    kept.focused = target as Element
  })
  // An element that is removed loses the focus as well; once it is gone, it is known to be that.
  root.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (target === kept.focused && kept.focused?.isConnected) kept.focused = undefined
    }),
  )
  sent = kept
  return kept
}

/** Loads what tells React of what was done before it: most visitors have done nothing. Rejects where it does not come. */
export const preloadAdoption = async (): Promise<void> => {
  code ??= await import('./adoptFields.ts')
}

/**
 * Tells React what was done to a part before it took the part over, and puts what was typed into the fields that
 * replaced the server's. Does nothing where nothing was done. Twice does no harm.
 */
export async function adopt(part: Element): Promise<void> {
  if (!sent) return
  if (!code && sent.focused) await preloadAdoption().catch(() => undefined)
  await code?.adoptFields(part, sent)
}
