import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from './cli/build/compileMessages.ts'
import { isOfTable, isPackage, type ModuleGraph } from './cli/build/chunks/ModuleGraph.ts'
import { pageChunks } from './cli/build/chunks/pageChunks.ts'
import { reactExports } from './cli/build/reactExports.ts'

/** Locales whose react-aria strings ship to the browser; the rest of its ~30 are dropped from the bundle. */
const locales = ['el-GR', 'en-US', 'de-DE', 'it-IT', 'fr-FR', 'ru-RU', 'es-ES', 'pt-PT']

const entryClient = join(import.meta.dirname, 'app/entry-client.tsx')

/** The server has one chunk with the table in it. */
const isForBrowser = (graph: ModuleGraph): boolean => graph.getModuleInfo(entryClient) !== null

const namesTable = (id: string, graph: ModuleGraph): string | null =>
  isOfTable(id) && isForBrowser(graph) ? 'routes' : null

/** Names the chunk of all that the entry imports at once, itself left out. */
function ofEntry() {
  const known = new Map<string, boolean>()
  return (id: string, graph: ModuleGraph) => {
    const isIn = (of: string): boolean => {
      const before = known.get(of)
      if (before !== undefined) return before
      // Importers may go in circles.
      known.set(of, false)
      const is =
        of.endsWith('/app/entry-client.tsx') || (graph.getModuleInfo(of)?.importers.some(isIn) ?? false)
      known.set(of, is)
      return is
    }
    // Packages follow what uses them; their own lists of exports would bring every part of them.
    const isOwn = !isPackage(id) && !id.endsWith('/app/entry-client.tsx')
    return isOwn && isIn(id) ? 'frame' : null
  }
}

export default defineConfig({
  plugins: [
    compileMessages(),
    vanillaExtractPlugin(),
    react(),
    reactExports(entryClient),
    { ...optimizeLocales.vite({ locales }), enforce: 'pre' },
  ],
  // Everything the browser needs is named, so that a cold cache never reloads a page or a test midway.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-aria-components',
      '@internationalized/date',
      '@internationalized/string',
      '@vanilla-extract/css',
      '@vanilla-extract/recipes',
      '@vanilla-extract/recipes/createRuntimeFn',
      'wouter',
      'swr',
      'effect',
      'd3-array',
      'libphonenumber-js/max',
    ],
  },
  build: {
    manifest: true,
    chunkSizeWarningLimit: 600,
    // The lists of files that each import may need were 3 to 6 kB of a first script. The table of pages, which comes later,
    // keeps its own, since a visitor who follows a link waits. Parts of a page are asked for on idle, or when one approaches them;
    // their style sheets stay listed, so that no part appears without.
    modulePreload: {
      resolveDependencies: (_file, needed, { hostId }) =>
        hostId.includes('/routes-') ? needed : needed.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page stands on changes least: one chunk, kept by the browser over our releases.
            {
              name: 'platform',
              test: /node_modules\/(?:react|react-dom|scheduler|swr|wouter|regexparam)\/|exports-of:react/,
              priority: 3,
            },
            // What the entry itself imports: the frame, which every page is in. Fewer requests, and one style sheet.
            { name: ofEntry(), debugName: 'frame', priority: 2 },
            // The table of pages, which comes after the first of them, without what it shares with their code.
            {
              name: namesTable,
              debugName: 'routes',
              includeDependenciesRecursively: false,
              priority: 2,
            },
            // What pages share with each other and with their parts (decision 0062).
            {
              name: pageChunks(entryClient, join(import.meta.dirname, 'app/routes.tsx')),
              debugName: 'pages',
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // The parts of fields lie in many small modules, which compress badly one by one. What they stand on is
            // other controls' as well, and stays where it is.
            {
              name: 'field',
              minShareCount: 3,
              includeDependenciesRecursively: false,
              test: /\/dist\/private\/(?:form\/|label\/|textfield\/|utils\/(?:useLabels|useControlledState)\.|(?:FieldError|Form|Text|Autocomplete)\.)/,
              priority: 1,
            },
            {
              name: 'control',
              minShareCount: 3,
              includeDependenciesRecursively: false,
              test: /\/dist\/private\/(?:Group|Input)\./,
              priority: 1,
            },
            {
              name: 'textField',
              minShareCount: 3,
              includeDependenciesRecursively: false,
              test: /\/dist\/private\/(?:TextField|TextArea)\./,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
