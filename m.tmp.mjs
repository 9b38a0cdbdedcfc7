import { readFileSync, mkdtempSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildTo } from './tests/dev/buildTo.ts'
const root = process.cwd()
const chunks = new Map()
const plugin = {
  name: 'w',
  generateBundle(_o, bundle) {
    for (const f of Object.values(bundle)) {
      if (f.type !== 'chunk') continue
      chunks.set(
        '/' + f.fileName,
        Object.entries(f.modules).map(([id, m]) => [relative(root, id), m.renderedLength]),
      )
    }
  },
}
const own = mkdtempSync(join(root, 'node_modules/.bytes-'))
const { client, server } = await buildTo(own, [plugin])
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
const { assetsOf } = await import('file://' + join(server, 'entry-server.js'))
for (const url of ['/map/', '/']) {
  const { scripts, preloads } = assetsOf(manifest, url)
  console.log('##', url)
  for (const f of [...scripts, ...preloads]) {
    if (/frame-|entry-client|platform|woff|el-/.test(f)) continue
    console.log(f)
    for (const [id, n] of (chunks.get(f) || []).sort((a, b) => b[1] - a[1]).slice(0, 40))
      console.log('   ', n, id)
  }
}
