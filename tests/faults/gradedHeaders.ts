import { everyPage } from '../portal/everyPage.ts'
import { grade } from '../security/headers/grade.ts'
import type { Fault } from './Fault.ts'
import { PortalProcess } from './PortalProcess.ts'

const LEAST = 130

/** What answers beside the pages of the table, each in a way of its own. */
const beside = [
  { name: 'address that cannot be read', path: '/%E0%A4%A/' },
  { name: 'window of a sign-in', path: '/singleSignOn.php?accountType=google' },
  { name: 'call', path: '/api-next/home/' },
  { name: 'unknown call', path: '/api-next/nothing/' },
  { name: 'robots', path: '/robots.txt' },
  { name: 'sitemap', path: '/sitemap.xml' },
  { name: 'tiles', path: '/tiles/tiles.json' },
  { name: 'health', path: '/healthz' },
]

/** Every kind of reply as a browser over https gets it, held to the rules of MDN's Observatory. */
export const gradedHeaders: Fault = {
  id: 15,
  test: 'Headers of every kind of page over https, graded by the rules of MDN’s HTTP Observatory',
  bar: `A+ and >= ${LEAST} on each, no rule failed`,
  run: async () => {
    const portal = await PortalProcess.make(500, {
      ESTIA_ORIGIN: 'https://estia.example',
      OPERATOR_NAME: 'Estia',
      OPERATOR_ADDRESS: 'Athens',
    })
    try {
      await portal.start()
      const pages = await everyPage({ get: (path) => fetch(portal.origin + path) })
      const grades = await Promise.all(
        [...pages, ...beside].map(async ({ name, path }) => {
          const reply = await fetch(portal.origin + path, { redirect: 'manual' })
          return { name, ...grade({ headers: reply.headers, html: await reply.text() }) }
        }),
      )
      await portal.stop()
      const low = grades.filter(({ score, failed }) => score < LEAST || failed.length > 0)
      const said = low.map(({ name, score, failed }) => `${name} ${score} (${failed.join(', ')})`)
      const scores = grades.map(({ score }) => score)
      return {
        measured: `${grades.length} kinds of replies, ${Math.min(...scores)} to ${Math.max(...scores)} points; ${said.join('; ') || 'none below'}`,
        ok: low.length === 0,
      }
    } finally {
      portal.remove()
    }
  },
}
