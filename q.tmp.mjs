import { chromium } from '/work/main/node_modules/playwright/index.mjs'
import { keepBoxes, movedBoxes } from './tests/portal/boxes.ts'
const paths = process.argv[2]?.split(',') ?? [
  '/',
  '/pwlhsh-katoikies/athina/',
  '/search-list/?idContratto=2&idCategoria=1',
  '/map/',
  '/aggelies/1/',
  '/demo',
  '/mesitika-grafeia/',
  '/terms/',
  '/user/saved/',
  '/user/searches/',
  '/utente/profilo/',
  '/user/messages/',
  '/user/login/',
  '/user/signup/',
  '/user/reset/',
  '/user/verify/',
  '/utente/annunci/nascosti/',
  '/utente/annunci/recenti/',
  '/utente/ricerche/recenti/',
  '/user/saved/compare/',
  '/user/contact/',
  '/user/listing/',
  '/user/saved/shared/',
  '/den/',
]
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const [w, h] of [
  [390, 844],
  [1440, 900],
])
  for (const path of paths) {
    const c = await b.newContext({ viewport: { width: w, height: h }, locale: 'el-GR' })
    const page = await c.newPage()
    let come
    const gate = new Promise((r) => (come = r))
    await page.route(/\/assets\/entry-client-[^/]*\.js$/, async (r) => {
      await gate
      await r.continue()
    })
    try {
      await page.goto('http://localhost:23600' + path, { waitUntil: 'commit' })
      await page.waitForSelector('h1', { timeout: 8000 })
      const n = await keepBoxes(page)
      come()
      await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
      await page.waitForTimeout(3500)
      const m = await movedBoxes(page)
      console.log(w, path, n, 'moved', m.length)
      for (const x of m.slice(0, 4)) console.log('   ', x.what, '|', x.before, '→', x.after)
    } catch (e) {
      console.log(w, path, 'ERR', e.message.slice(0, 100))
      come()
    }
    await c.close()
  }
await b.close()
