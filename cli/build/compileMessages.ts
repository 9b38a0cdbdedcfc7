import { compileStrings } from '@internationalized/string-compiler'
import { shortKey } from '#app/i18n/shortKey.ts'

/** The part of a Vite plugin that this one uses; the app itself does not depend on Vite. */
interface MessageCompiler {
  readonly name: string
  readonly enforce: 'pre'
  readonly transform: {
    readonly filter: { readonly id: RegExp }
    readonly handler: (code: string, id: string) => { code: string; map: null; moduleType: 'js' }
  }
}

/**
 * Compiles `x.json?messages` at build: each ICU message becomes a string or a small function under a short key, so that
 * no parser ships to the browser. Without the query the file stays plain data, for tests and the CLI.
 */
export function compileMessages(): MessageCompiler {
  return {
    name: 'estia-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\.json\?messages$/ },
      handler: (code) => ({
        code: compileStrings(withShortKeys(JSON.parse(code) as Record<string, string>), { format: 'esm' }),
        map: null,
        moduleType: 'js',
      }),
    },
  }
}

const withShortKeys = (messages: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [shortKey(key), message]))
