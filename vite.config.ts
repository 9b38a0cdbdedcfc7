import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from './app/i18n/compileMessages.ts'
import { retriedImports } from './app/transport/code/retriedImports.ts'

/** Locales whose react-aria strings ship to the browser; the rest of its ~30 are dropped from the bundle. */
const locales = ['el-GR', 'en-US', 'de-DE', 'it-IT', 'fr-FR', 'ru-RU', 'es-ES', 'pt-PT']

export default defineConfig({
  plugins: [
    compileMessages(),
    retriedImports(),
    vanillaExtractPlugin(),
    react(),
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page stands on changes least: one chunk, kept by the browser over our releases.
            {
              name: 'platform',
              test: /node_modules\/(?:react|react-dom|scheduler|swr|wouter|regexparam|use-sync-external-store)\//,
              priority: 2,
            },
            // The frame and what every page composes: fewer requests, and one style sheet instead of nine.
            {
              name: 'frame',
              // What one or two pages need stays theirs: a page loads no component that it does not show.
              minShareCount: 3,
              test: /\/(?:tokens|design-system\/(?:foundations|layout\/(?!Grid)|navigation\/(?!Pagination|TabBar\/TabBar|ViewLinks)|actions\/(?!Tool)|collections\/Card|media\/Picture|feedback\/(?:Badge|announce|Progress))|app\/(?:shell|transport|shared\/ListingCard))\//,
              priority: 1,
            },
            // What list, map and their sheets say of a search: small modules that share most of their words.
            {
              name: 'search',
              minShareCount: 3,
              includeDependenciesRecursively: false,
              test: /\/app\/features\/search\/model\/|\/domain\/search\/(?:searchAddress|filtersOfCategory|auctionsAlone)\./,
              priority: 1,
            },
            // The parts of fields lie in many small modules, which compress badly one by one. What they stand on is
            // other controls' as well, and stays where it is.
            {
              name: 'field',
              minShareCount: 3,
              includeDependenciesRecursively: false,
              test: /\/dist\/private\/(?:form\/|label\/|textfield\/|utils\/(?:useLabels|useControlledState)\.|(?:FieldError|Form|Text|Autocomplete)\.)|\/design-system\/forms\/FieldParts/,
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
              test: /\/dist\/private\/(?:TextField|TextArea)\.|\/design-system\/forms\/TextField\//,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
