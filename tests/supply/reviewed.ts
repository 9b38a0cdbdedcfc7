/** What was looked at and found right for packages of others, each entry with its reason. */

/**
 * Licences by what they ask, and where they may stand. What is only used to make the portal is given to nobody, so that
 * conditions on passing it on do not bind.
 */
export const licences: Readonly<Record<string, 'everywhere' | 'development'>> = {
  // The notice goes along, no more.
  MIT: 'everywhere',
  'MIT-0': 'everywhere',
  ISC: 'everywhere',
  'BSD-2-Clause': 'everywhere',
  'BSD-3-Clause': 'everywhere',
  'Apache-2.0': 'everywhere',
  'BlueOak-1.0.0': 'everywhere',
  '0BSD': 'everywhere',
  Unlicense: 'everywhere',
  // The typeface goes along with its licence, under its own name, and is not sold by itself.
  'OFL-1.1': 'everywhere',
  // Changed files would have to be shown; nobody changes them. lightningcss and axe.
  'MPL-2.0': 'development',
  // A table of what browsers can do, named where it is passed on.
  'CC-BY-4.0': 'development',
}

/** Packages whose licence stands elsewhere than in their lockfile entry, or is allowed for one reason alone. */
export const licencesByHand: Readonly<
  Record<string, { readonly licence: string; readonly because: string }>
> = {
  '@react-aria/optimize-locales-plugin': { licence: 'Apache-2.0', because: 'its file LICENSE' },
  busboy: { licence: 'MIT', because: 'its file LICENSE; the older field `licenses`' },
  streamsearch: { licence: 'MIT', because: 'its file LICENSE; the older field `licenses`' },
  eval: { licence: 'MIT', because: 'its file LICENSE; the older field `licenses`' },
  'require-like': { licence: 'MIT', because: 'its file License' },
  'humanize-number': { licence: 'MIT', because: 'the last word of its Readme.md; it logs in a test server' },
}

/** libvips, as a library of its own beside sharp that anybody may put another in the place of: what the LGPL asks. */
export const isSharpsLibrary = (name: string): boolean => name.startsWith('@img/sharp-')

/** libheif, WebAssembly in a package of its own that anybody may put another in the place of: it decodes HEIC. */
export const isSharedLibrary = (name: string): boolean => isSharpsLibrary(name) || name === 'libheif-js'

/** Packages that run a script when they are installed, and what it does. `npm ci` runs those of package.json's `allowScripts`. */
export const installScripts: Readonly<Record<string, string>> = {
  node: 'puts the pinned Node, a package of the registry for each system, where node_modules/.bin/node points',
  esbuild:
    'checks that the binary of its package for this system runs, and puts it in place of a script; Storybook wants it',
  '@swc/core':
    'tries its binary, and takes the WebAssembly package where there is none; cli/syntax.ts reads sources with it',
}
