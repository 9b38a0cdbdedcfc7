/** What `covers` puts into the options of a test: `meta` is Vitest's, `annotation` Playwright's. */
export interface Covers {
  readonly meta: { readonly covers: readonly string[] }
  readonly annotation: { type: string; description: string }
}

/**
 * Says which rows of the specification a test probes: `test('…', covers('states/offline-wait'), () => …)`. Ids are those
 * of `cli/checks/rows.ts`. `estia check coverage` reads them from the source, so they are written out.
 */
export const covers = (...rows: readonly string[]): Covers => ({
  meta: { covers: rows },
  annotation: { type: 'covers', description: rows.join(', ') },
})

declare module 'vitest' {
  interface TaskMeta {
    readonly covers?: readonly string[]
  }
}
