import { expect, it } from 'vitest'
import { textsSources } from '#app/i18n/areas.ts'
import { builtAssets, entrySource, type Manifest } from './assets.ts'

const chunk = (name: string, ...imports: string[]) => ({
  file: `${name}.js`,
  css: [`${name}.css`],
  imports,
})

const manifest: Manifest = {
  [entrySource]: chunk('entry', 'frame'),
  frame: chunk('frame', 'platform'),
  platform: { file: 'platform.js' },
  page: chunk('page', 'select', 'frame'),
  part: chunk('part', 'select'),
  // These two import each other.
  select: chunk('select', 'frame', 'field'),
  field: chunk('field', 'select'),
  ...Object.fromEntries(
    textsSources('el', ['search', 'home']).map((source, at) => [source, { file: `texts-${at}.js` }]),
  ),
}

const page = { source: 'page', areas: ['search'] } as const

it('puts styles after those that they add to, each once', () => {
  expect(builtAssets(manifest, page, 'el').styles).toEqual([
    '/frame.css',
    '/entry.css',
    '/field.css',
    '/select.css',
    '/page.css',
  ])
})

it('runs the entry, and fetches ahead all that the page needs', () => {
  const { scripts, preloads } = builtAssets(manifest, page, 'el')
  expect(scripts).toEqual(['/entry.js'])
  expect(preloads.toSorted()).toEqual([
    '/field.js',
    '/frame.js',
    '/page.js',
    '/platform.js',
    '/select.js',
    '/texts-0.js',
    '/texts-1.js',
  ])
})

it('takes the styles alone of a part that the browser takes over later', () => {
  const { styles, preloads } = builtAssets(manifest, { ...page, parts: [{ source: 'part' }] }, 'el')
  expect(styles.slice(-2)).toEqual(['/page.css', '/part.css'])
  expect(preloads).not.toContain('/part.js')
})

it('takes code and texts too of a part that the page asks for itself', () => {
  const later = [{ source: 'part', areas: ['search', 'home'] }] as const
  const assets = builtAssets(manifest, { ...page, later }, 'el')
  expect(assets.styles.slice(-2)).toEqual(['/page.css', '/part.css'])
  expect(assets.later).toEqual(['/part.js', '/texts-2.js'])
  expect(assets.preloads).not.toContain('/part.js')
})

it('has no file for a page that was not built', () => {
  expect(builtAssets({}, page, 'el')).toMatchObject({ scripts: [], styles: [], preloads: [] })
})

it('knows the styles of a part that turned out to be rendered, with those of its imports', () => {
  const { stylesOf } = builtAssets(manifest, page, 'el')
  expect(stylesOf?.('part')).toEqual(['/frame.css', '/field.css', '/select.css', '/part.css'])
  expect(stylesOf?.('unknown')).toEqual([])
})
