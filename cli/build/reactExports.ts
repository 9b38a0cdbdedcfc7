/** What a build is for. */
interface Environment {
  readonly name: string
  readonly config: { readonly build: { readonly rolldownOptions: { readonly input?: unknown } } }
}

/** The part of a Vite plugin that this one uses. */
interface ReactExports {
  readonly name: string
  readonly apply: 'build'
  readonly enforce: 'pre'
  readonly applyToEnvironment: (environment: Environment) => boolean
  readonly resolveId: {
    readonly filter: { readonly id: RegExp }
    readonly handler: (source: string, importer: string | undefined) => string | undefined
  }
  readonly load: { readonly filter: { readonly id: RegExp }; readonly handler: (id: string) => string }
}

const prefix = '\0exports-of:'

/** What the app and its packages import by name. A name that lacks here fails the build. */
const names: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Children',
    'Component',
    'Fragment',
    'StrictMode',
    'Suspense',
    'cloneElement',
    'createContext',
    'createElement',
    'createRef',
    'forwardRef',
    'isValidElement',
    'memo',
    'startTransition',
    'use',
    'useCallback',
    'useContext',
    'useDebugValue',
    'useDeferredValue',
    'useEffect',
    'useEffectEvent',
    'useId',
    'useImperativeHandle',
    'useInsertionEffect',
    'useLayoutEffect',
    'useMemo',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'useTransition',
    'version',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
}

/**
 * React as modules with named exports, for the browser. It is CommonJS: each use would be `(0, react.useState)(…)`, and
 * each chunk would unwrap it. What other packages bring for a React that lacks `useSyncExternalStore` goes. Only a build
 * that begins with `entry` has them: Storybook's imports more of React than the portal does.
 */
export function reactExports(entry: string): ReactExports {
  return {
    name: 'estia-react-exports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name, config }) =>
      name === 'client' && config.build.rolldownOptions.input === entry,
    resolveId: {
      filter: { id: /^(?:react|react\/jsx-runtime|use-sync-external-store\/shim(?:\/index\.js)?)$/ },
      // React's own files require each other.
      handler: (source, importer = '') =>
        importer.startsWith(prefix) || /\/node_modules\/(?:react|react-dom|scheduler)\//.test(importer)
          ? undefined
          : prefix + (source in names ? source : 'react'),
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => {
        const source = id.slice(prefix.length)
        const exported = (names[source] ?? []).map((name) => `export const ${name} = whole.${name}`)
        return [`import whole from '${source}'`, 'export default whole', ...exported].join('\n')
      },
    },
  }
}
