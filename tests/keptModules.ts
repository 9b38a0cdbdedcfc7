import type { Plugin } from 'vite'

/** What watches changes files; nobody does while `vitest run` runs. */
const runsOnce = process.argv.includes('run')

/** Packages that Vite joined into large files before the tests. */
const ofPackages = /\/\.vite\//

/**
 * For tests in the browser, where every test file is a page of its own that loads some two hundred modules: they stay
 * in the browser for the length of the run, rather than being asked for again one by one, and packages come without
 * their source maps, which are three quarters of what is sent and are read by nobody.
 */
export const keptModules = (): Plugin => ({
  name: 'estia:kept-modules',
  enforce: 'post',
  config: () => (runsOnce ? { server: { headers: { 'Cache-Control': 'max-age=3600' } } } : {}),
  // An empty map says that there is none: without any, Vite would make one.
  transform: (code, id) => (ofPackages.test(id) ? { code, map: { mappings: '' } } : undefined),
})
