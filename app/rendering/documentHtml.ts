import { localeTags } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { mainId } from '#design-system/layout/Page/Page.tsx'
import { type Boot, bootId, rootId } from '#app/shell/boot.ts'
import { addressesOf, descriptionOf, type Head } from '#app/shell/head.ts'
import { robotsOf } from '#app/shell/showHead.ts'
import icon from './icon.svg'
import { startOf } from './startScripts.ts'
import type { BuiltAssets, PageRequest } from './PageRequest.ts'

/** What the head is written from. */
export interface DocumentFacts {
  readonly request: PageRequest
  readonly head: Head
  /** The text of the title bar. */
  readonly title: string
  readonly siteName: string
  readonly boot: Boot
  /** The same as it stands in the document. */
  readonly bootJson: string
  /** Path without language. */
  readonly path: string
  /** Of one reader, and never stored. */
  readonly isPersonal: boolean
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** An element without content; attributes that are undefined are left out. */
function tag(name: string, attributes: Readonly<Record<string, string | true | undefined>>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === true ? key : `${key}="${escape(value as string)}"`))
  return `<${[name, ...written].join(' ')}>`
}

/** Everything before the app's own markup, UTF-8. `parts`: files of the lazy views in it. */
export function documentStart(facts: DocumentFacts, parts: ReadonlySet<string>): readonly Buffer[] {
  const { request, boot, title } = facts
  const before = [
    '<!doctype html>',
    tag('html', {
      lang: boot.language,
      'data-theme': request.theme ?? undefined,
      'data-results': request.results,
    }),
    '<head>',
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escape(title)}</title>`,
    pressStyle(request.nonce),
    firstPaint,
  ]
  const after = [
    ...indexTags(facts),
    ...previewTags(facts),
    tag('meta', { property: 'csp-nonce', nonce: request.nonce }),
    tag('meta', { name: 'csrf-token', content: request.csrfToken }),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: icon }),
    ...(request.flags.appBanner ? [tag('link', { rel: 'manifest', href: '/estia.webmanifest' })] : []),
    '</head><body>',
    tag('div', { id: rootId }),
  ]
  return [Buffer.from(before.join('')), ...assetTags(request, parts), Buffer.from(after.join(''))]
}

/** Everything after it: the data that the browser takes over with. */
export function documentEnd({ request, bootJson }: DocumentFacts): Buffer {
  const open = tag('script', { type: 'application/json', id: bootId, nonce: request.nonce })
  return Buffer.from(`</div>${open}${bootJson}</script>${scriptsOf(request)}</body></html>`)
}

/** Script is asked for after all that is seen. In development, where files are not measured, the head asks for it. */
function scriptsOf({ assets, nonce }: PageRequest): string {
  if ('dev' in assets) return ''
  const modules = assets.preloads.filter(isScript)
  return `${tag('script', { nonce })}${startOf(modules, assets.scripts, assets.later)}</script>`
}

/**
 * What react-aria would put before all other styles when the first button is there. A sheet that comes first makes the
 * browser read every style again, and letters that came too late would then replace those that are read.
 */
const pressStyle = (nonce: string) =>
  `${tag('style', { id: 'react-aria-pressable-style', nonce })}@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}</style>`

/**
 * The first paint waits for the end of the main part. A browser that paints what has arrived shows a row without its
 * last element, and moves the row when that comes.
 */
const firstPaint = tag('link', { rel: 'expect', href: `#${mainId}`, blocking: 'render' })

function assetTags({ assets, nonce }: PageRequest, parts: ReadonlySet<string>): readonly Buffer[] {
  if ('dev' in assets) {
    const entry = assets.entry ? scriptTag(assets.entry, nonce) : ''
    return [Buffer.from(assets.head + entry)]
  }
  return styleTags(assets, parts, nonce)
}

/** A style sheet with all styles of a page, and what follows it. */
const sheets = new WeakMap<BuiltAssets, Map<string, Buffer>>()

/**
 * Styles within the document, so that the first paint waits for nothing else. Only the nonce is of a request: the rest
 * is written once for a page's files.
 */
function styleTags(assets: BuiltAssets, parts: ReadonlySet<string>, nonce: string): readonly Buffer[] {
  const known = sheets.get(assets) ?? new Map<string, Buffer>()
  sheets.set(assets, known)
  const key = [...parts].join('\n')
  const before = known.get(key)
  const written = before ?? Buffer.from(writeStyles(assets, parts))
  known.set(key, written)
  return [Buffer.from(assets.sheetOf ? tag('style', { nonce }) : ''), written]
}

/**
 * The disabled link of a sheet is never loaded: it tells the loader of later parts that the sheet is there. A sheet whose
 * text is not known is loaded by its link.
 */
function writeStyles(assets: BuiltAssets, parts: ReadonlySet<string>): string {
  const ofParts = [...parts].flatMap((source) => assets.stylesOf?.(source) ?? [])
  const all = [...new Set([...assets.styles, ...ofParts])].map((href) => ({
    href,
    text: assets.sheetOf?.(href),
  }))
  const links = all.map(({ href, text }) =>
    tag('link', { rel: 'stylesheet', href, disabled: text === undefined ? undefined : true }),
  )
  const fonts = assets.preloads.filter((href) => !isScript(href)).map(fontTag)
  const texts = all.flatMap(({ text }) => text ?? [])
  return [...texts, assets.sheetOf ? '</style>' : '', ...links, ...fonts].join('')
}

const scriptTag = (src: string, nonce: string) => `${tag('script', { type: 'module', src, nonce })}</script>`

const isScript = (href: string) => href.endsWith('.js')

const fontTag = (href: string) =>
  tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href })

/** The canonical address and the other languages, for search engines. */
function indexTags({ request, head, title, path, boot }: DocumentFacts): readonly string[] {
  const { language } = boot
  const robots = robotsOf(head, localPath(language, path))
  const addresses = addressesOf(head, { language, path, origin: request.origin })
  return [
    tag('meta', { name: 'description', content: descriptionOf(head, title) }),
    ...(robots ? [tag('meta', { name: 'robots', content: robots })] : []),
    ...addresses.map(({ rel, hreflang, href }) => tag('link', { rel, hreflang, href })),
  ]
}

/** What link previews read. */
function previewTags({ request, head, title, siteName, boot, path }: DocumentFacts): readonly string[] {
  const property = (name: string, content: string | undefined) =>
    content === undefined ? [] : [tag('meta', { property: `og:${name}`, content })]
  return [
    ...property('site_name', siteName),
    ...property('title', title),
    ...property('description', descriptionOf(head, title)),
    ...property('type', 'website'),
    ...property('url', request.origin + localPath(boot.language, head.canonical ?? path)),
    ...property('image', head.image && new URL(head.image, request.origin).href),
    ...property('locale', localeTags[boot.language].replace('-', '_')),
  ]
}
