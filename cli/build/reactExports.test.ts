import * as React from 'react'
import * as runtime from 'react/jsx-runtime'
import { expect, it } from 'vitest'
import { reactExports } from './reactExports.ts'

const { resolveId, load, applyToEnvironment } = reactExports('/portal/app/entry-client.tsx')
const namesIn = (code: string) => [...code.matchAll(/export const (\w+)/g)].map(([, name = '']) => name)

it.each([
  ['react', React],
  ['react/jsx-runtime', runtime],
])('exports nothing that %s lacks', (source, whole) => {
  const id = resolveId.handler(source, '/portal/app/App.tsx') ?? ''
  const names = namesIn(load.handler(id))
  expect(names.length).toBeGreaterThan(2)
  expect(names.filter((name) => !(name in whole))).toEqual([])
})

it('leaves React its own files, and what it stands on', () => {
  expect(resolveId.handler('react', '/portal/node_modules/react-dom/client.js')).toBeUndefined()
  const made = resolveId.handler('react', '/portal/app/App.tsx')
  expect(resolveId.handler('react', made)).toBeUndefined()
})

it('puts React in the place of what older ones lack', () => {
  expect(resolveId.handler('use-sync-external-store/shim', '/portal/node_modules/swr/index.mjs')).toBe(
    resolveId.handler('react', '/portal/app/App.tsx'),
  )
})

it('is for the browser, and for the portal alone', () => {
  const inputOf = (name: string, input: unknown) =>
    applyToEnvironment({ name, config: { build: { rolldownOptions: { input } } } })
  expect(inputOf('client', '/portal/app/entry-client.tsx')).toBe(true)
  expect(inputOf('ssr', '/portal/app/entry-client.tsx')).toBe(false)
  expect(inputOf('client', '/portal/iframe.html')).toBe(false)
})
