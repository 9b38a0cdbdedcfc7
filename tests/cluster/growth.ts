/**
 * `node tests/cluster/growth.ts [--seconds 10]`: searches and pages a second through the cluster with one, two and four
 * portals, and what each costs of a processor, which depends less on what else the machine does.
 */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { cannotRun, readOptions } from '../readOptions.ts'
import { missing } from './machines/missing.ts'
import { openScene, type Scene } from './Scene.ts'

const COUNTS = [1, 2, 4]
/** Requests under way for each portal: below what it refuses. */
const UNDER_WAY = 3
/** Clock ticks a second, on every Linux that Node runs on. */
const TICKS = 100

const { values } = readOptions('Usage: node tests/cluster/growth.ts [--seconds 10]', {
  seconds: { type: 'string', default: '10' },
})
const milliseconds = Number(values.seconds) * 1000
if (!(milliseconds > 0)) cannotRun('--seconds must be a number above 0')
const lacks = missing()
if (lacks.length > 0) cannotRun(`The cluster cannot be started here: ${lacks.join('; ')}`)

let turn = 0
const paths = {
  searches: () =>
    `/api-next/search-list/listings/?idContratto=1&prezzoMinimo=${++turn}&pag=${1 + (turn % 5)}`,
  pages: () => `/pwlhsh-katoikies/athina/?prezzoMassimo=${300_000 + ++turn}`,
} as const

/** Seconds of a processor that the portals used so far. */
const processorOf = ({ portals }: Scene): number =>
  portals.reduce((sum, { pid }) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    return sum + (user + system) / TICKS
  }, 0)

async function measure(scene: Scene, path: () => string) {
  const [used, begun] = [processorOf(scene), performance.now()]
  let answered = 0
  let refused = 0
  const ask = async () => {
    while (performance.now() - begun < milliseconds) {
      const reply = await fetch(scene.cluster.origin + path())
      await reply.arrayBuffer()
      if (reply.status === 200) answered++
      else refused++
    }
  }
  await Promise.all(Array.from({ length: UNDER_WAY * scene.portals.length }, ask))
  const seconds = (performance.now() - begun) / 1000
  return {
    perSecond: Math.round(answered / seconds),
    refused,
    processor: `${(((processorOf(scene) - used) / (answered + refused)) * 1000).toFixed(1)} ms`,
  }
}

const table = []
for (const count of COUNTS) {
  const scene = await openScene(count)
  try {
    await measure(scene, paths.pages)
    const [searches, pages] = [await measure(scene, paths.searches), await measure(scene, paths.pages)]
    const row = {
      portals: count,
      'searches/s': searches.perSecond,
      'processor a search': searches.processor,
      'pages/s': pages.perSecond,
      'processor a page': pages.processor,
      refused: searches.refused + pages.refused,
      'memory of a portal': `${Math.round((scene.portals[0]?.memory() ?? 0) / 1024 / 1024)} MB`,
    }
    process.stderr.write(`${JSON.stringify(row)}\n`)
    table.push(row)
  } finally {
    await scene.close()
  }
}
process.stdout.write(`${availableParallelism()} processors\n`)
console.table(table)
process.exit()
