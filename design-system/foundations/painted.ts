/**
 * Resolves once the picture that answers a press or a key has been painted: what is rendered on a large part of a page
 * comes after it. A page that is not in sight paints nothing, and nothing is waited for.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
