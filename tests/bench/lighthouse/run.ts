/**
 * Lighthouse on every kind of page, as a phone: `node tests/bench/lighthouse/run.ts [--only home] [--shard 1/2]`. Exits 1 where
 * accessibility, best practices or SEO are below 100, and names the audits. Performance is told and judged by nobody: on a
 * machine that does other things it says more about those.
 */
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { freePort, startPortal } from '../http/portal.ts'
import { installPeers } from '../next/twin.ts'
import { withBrowser } from '../openBrowser.ts'
import { pageKinds } from '../vitals/pageKinds.ts'
import { readOptions } from '../../readOptions.ts'
import { shardOf } from '../../shardOf.ts'

interface Audit {
  readonly score: number | null
  readonly title: string
  readonly details?: { readonly items?: readonly unknown[] }
}
interface Category {
  readonly score: number | null
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
}
interface Result {
  readonly categories: Readonly<Record<string, Category>>
  readonly audits: Readonly<Record<string, Audit>>
}
type Lighthouse = (
  address: string,
  flags: Readonly<Record<string, unknown>>,
) => Promise<{ readonly lhr: Result } | undefined>

/** What has to be whole. */
const whole = ['accessibility', 'best-practices', 'seo'] as const

/**
 * Pages of one's own account, of no one else's interest, and addresses where nothing is are kept out of search engines,
 * which Lighthouse takes for a mistake. A page that is not there answers 404, which it takes for one, too.
 */
const notListed: Readonly<Record<string, readonly string[]>> = {
  map: ['is-crawlable'],
  saved: ['is-crawlable'],
  messages: ['is-crawlable'],
  publish: ['is-crawlable'],
  'sign-in': ['is-crawlable'],
  'not found': ['is-crawlable', 'http-status-code', 'errors-in-console'],
}

const { values } = readOptions(
  'Usage: node tests/bench/lighthouse/run.ts [--only "part of a name"] [--shard 1/2]',
  {
    only: { type: 'string', default: '' },
    shard: { type: 'string', default: '1/1' },
  },
)

installPeers()
const lighthouse = (
  (await import(
    pathToFileURL(join(import.meta.dirname, '../next/node_modules/lighthouse/core/index.js')).href
  )) as { readonly default: Lighthouse }
).default

/** Audits of a category that are not whole, but for those that are so on purpose. */
function missed({ categories, audits }: Result, category: string, page: string): readonly string[] {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && !(notListed[page] ?? []).includes(id))
    .flatMap(({ id }) => {
      const audit = audits[id]
      if (audit?.score === undefined || audit.score === null || audit.score === 1) return []
      return [
        `${category}: ${id}, ${audit.title} ${JSON.stringify(audit.details?.items ?? []).slice(0, 400)}`,
      ]
    })
}

async function judge(address: string, page: string, port: number): Promise<readonly string[]> {
  const report = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', ...whole],
    output: 'json',
    // A page that is not there is looked at as any other.
    ignoreStatusCode: true,
  })
  if (report === undefined) throw new Error(`${page}: Lighthouse gave no report`)
  const scores = ['performance', ...whole].map(
    (name) => `${name} ${Math.round((report.lhr.categories[name]?.score ?? 0) * 100)}`,
  )
  console.log(`${page.padEnd(12)}${scores.join(', ')}`)
  return whole.flatMap((category) => missed(report.lhr, category, page))
}

const portal = await startPortal(3000)
let isWhole = true
try {
  const all = await pageKinds(portal.origin)
  const kinds = shardOf(
    all.filter(({ name }) => name.includes(values.only)),
    values.shard,
  )
  const port = await freePort()
  await withBrowser(async () => {
    for (const { name, path } of kinds) {
      const problems = await judge(portal.origin + path, name, port)
      for (const problem of problems) console.error(`  ${problem}`)
      isWhole &&= problems.length === 0
    }
  }, [`--remote-debugging-port=${port}`])
} finally {
  await portal.stop()
}
process.exitCode = isWhole ? 0 : 1
