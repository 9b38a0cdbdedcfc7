/** The built portal over a fake API: `node tests/dev/serve.ts [port]`. For looking at pages, not for tests of the server. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sirv from 'sirv'
import { defaultFlags } from '#domain/flags.ts'
import { buildTo } from './buildTo.ts'
import { fakeApi } from './fakeApi.ts'

const port = Number(process.argv[2] ?? 4399)
const root = join(import.meta.dirname, '../..')
const { client, server } = await buildTo(join(root, 'node_modules/.estia-pages'))
const portal = (await import(
  pathToFileURL(join(server, 'entry-server.js')).href
)) as typeof import('#app/entry-server.tsx')
const manifest = JSON.parse(
  readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
) as import('#app/entry-server.tsx').Manifest
const files = sirv(client)
const media = sirv(join(root, 'stories/media'))

createServer((request, response) => {
  const url = request.url ?? '/'
  const page = async () => {
    if (url.startsWith('/api-next/')) {
      const { status, body } = await fakeApi(url)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      return
    }
    const nonce = randomBytes(16).toString('base64url')
    const theme = /(?:^|; )theme=(light|dark|contrast)/.exec(request.headers.cookie ?? '')?.[1]
    const rendered = await portal.renderPage({
      url,
      theme: (theme as 'light' | 'dark' | 'contrast' | undefined) ?? null,
      nonce,
      origin: `http://127.0.0.1:${port}`,
      csrfToken: 'development',
      flags: defaultFlags,
      tilesUrl: '/tiles/tiles.json',
      assets: portal.assetsOf(manifest, url),
      fetchApi: fakeApi,
    })
    const policy = `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'`
    response.writeHead(rendered.status, { ...rendered.headers, 'content-security-policy': policy })
    rendered.pipe(response)
  }
  files(request, response, () =>
    media(
      request,
      response,
      () =>
        void page().catch((error: unknown) => {
          console.error(error)
          response.writeHead(500).end()
        }),
    ),
  )
}).listen(port, '127.0.0.1', () => console.error(`http://127.0.0.1:${port}`))
