/** How browsers, and Vite for style sheets, word an import whose files did not come. */
const words = /dynamically imported module|importing a module script|unable to preload css/i

/** Whether code could not be loaded: the line is down, or a newer portal has other files. Any other failure is a bug. */
export const isChunkError = (error: unknown): boolean => error instanceof Error && words.test(error.message)

/** Whether the server answers at all: a page that is loaded again then has the files of its own portal. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Removes a style sheet that did not come: Vite takes its link for a loaded one at the next import. */
export function watchStyleSheets(): void {
  const remove = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
  }
  document.head.addEventListener('error', remove, { capture: true })
}
