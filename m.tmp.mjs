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
for (const url of ['/terms/', '/pwlhsh-katoikies/']) {
  const { scripts, preloads } = assetsOf(manifest, url)
  const rows = [...scripts, ...preloads]
    .flatMap((f) => (chunks.get(f) || []).map((m) => [...m, f]))
    .filter(([id]) => !id.includes('node_modules'))
    .sort((a, b) => b[1] - a[1])
  console.log(
    url,
    rows.reduce((t, r) => t + r[1], 0),
  )
  for (const r of rows.slice(0, 90)) console.log(r[1], r[0], r[2])
}
