/** The part of a Vite plugin that this one uses; the app itself does not depend on Vite. */
interface RetriedImports {
  readonly name: string
  readonly enforce: 'pre'
  readonly load: {
    readonly filter: { readonly id: RegExp }
    readonly handler: () => string
  }
}

const helper = `${import.meta.dirname}/bringCode.ts`

/** Puts `bringCode.ts` in the place of what Vite's build calls before each `import()` (decision 0036). */
export function retriedImports(): RetriedImports {
  return {
    name: 'estia-retried-imports',
    enforce: 'pre',
    load: {
      // oxlint-disable-next-line no-control-regex -- Vite's virtual modules begin so.
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { __vitePreload } from ${JSON.stringify(helper)}`,
    },
  }
}
