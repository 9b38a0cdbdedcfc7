import { setTimeout as wait } from 'node:timers/promises'
import { percentilesOf } from '../bench/percentiles.ts'
import { type Asked, ask, load } from './load.ts'
import type { Fault } from './Fault.ts'
import { PortalProcess } from './PortalProcess.ts'

const LISTINGS = 12_000
const MINUTES = 1
/** Of what the portal can do. */
const TIMES = 3
/** Visitors at a time while it is measured what it can do, and how long, ms. */
const AT_A_TIME = 8
const WARM_UP = 8000
const MEASURING = 10_000

/** ms in which those are answered who are let in, and those who are not. */
const ANSWERED = 1000
const REFUSED = 100
/** ms in which the portal can be asked how it is, and gives a search that it has. */
const ALWAYS = 1000
/** MB that the process may grow by. */
const GROWTH = 500
/** ms after which everything is as before. */
const BACK = 5000
/** So many pages in a row, each within ms, say that it is. */
const PAGES_AFTER = 10
const PAGE_AFTER = 500

/** Pages that nobody has asked for yet, in several languages, homes, and searches of programs. */
const kinds: readonly ((number: number, ids: readonly number[]) => string)[] = [
  (number) => `/pwlhsh-katoikies/athina/?prezzoMassimo=${100_000 + number}`,
  (number, ids) => `/aggelies/${ids[number % ids.length]}/`,
  (number) => `/en/enoikio-katoikies/?prezzoMassimo=${200 + number}`,
  (number) => `/api-next/search-list/listings/?idContratto=1&prezzoMassimo=${100_000 + number}`,
]

const kept = '/api-next/search-list/listings/?idContratto=1'

async function someIds(origin: string): Promise<readonly number[]> {
  const pages = [1, 2, 3, 4].map(async (page) => {
    const reply = await fetch(`${origin}${kept}&pag=${page}`)
    const { listings } = (await reply.json()) as { readonly listings: readonly { readonly id: number }[] }
    return listings.map(({ id }) => id)
  })
  return (await Promise.all(pages)).flat()
}

/** What the portal answers in a second to visitors who wait for each answer. */
async function capacityOf(origin: string, next: () => string, forMs: number): Promise<number> {
  const begun = performance.now()
  let answered = 0
  const visit = async () => {
    while (performance.now() - begun < forMs) if ((await ask(origin + next())).status === 200) answered++
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, visit))
  return (answered / (performance.now() - begun)) * 1000
}

/** Asks for one thing again and again; gives what came of it. */
function watch(address: string, headers: Readonly<Record<string, string>> = {}): () => Promise<Asked[]> {
  const pending: Promise<Asked>[] = []
  const timer = setInterval(() => pending.push(ask(address, headers)), 250)
  return () => {
    clearInterval(timer)
    return Promise.all(pending)
  }
}

/** How long until pages come as ever, ms. */
async function untilBack(origin: string, next: () => string): Promise<number> {
  const begun = performance.now()
  let inRow = 0
  let since = begun
  while (inRow < PAGES_AFTER && performance.now() - begun < BACK * 4) {
    const { status, took } = await ask(origin + next())
    inRow = status === 200 && took < PAGE_AFTER ? inRow + 1 : 0
    if (inRow === 0) since = performance.now()
  }
  return inRow === PAGES_AFTER ? since - begun : Number.POSITIVE_INFINITY
}

/** ms that refusals took by the portal's own log: without the way there and back, and who asks. */
const loggedRefusals = (log: readonly string[]) =>
  log.flatMap((line) => {
    if (!line.includes('"status":503')) return []
    return [(JSON.parse(line) as { readonly ms: number }).ms]
  })

const timesOf = (asked: readonly Asked[]) => percentilesOf(asked.map(({ took }) => took))
const ms = (time: number) => `${Math.round(time)} ms`

/** Many more visitors than can be answered. */
export const overload: Fault = {
  id: 24,
  test: `Overload: ${TIMES} times as many pages and searches as the portal can answer, whether it answers or not, ${MINUTES} minute unless --minutes says another number (Linux)`,
  bar: `those who are let in p99 < ${ANSWERED} ms; the others told to come again, p99 < ${REFUSED} ms; nothing else; health and a search that is kept always yes, p99 < ${ALWAYS} ms; memory grows by less than ${GROWTH} MB; as ever after ${BACK / 1000} s`,
  run: async ({ minutes = MINUTES }) => {
    const portal = await PortalProcess.make(LISTINGS)
    try {
      await portal.start()
      const { origin } = portal
      const ids = await someIds(origin)
      let asked = 0
      const next = () => kinds[++asked % kinds.length]?.(asked, ids) ?? '/'
      await capacityOf(origin, next, WARM_UP)
      const capacity = await capacityOf(origin, next, MEASURING)
      const before = portal.memory()
      const watched = [watch(`${origin}/readyz`), watch(origin + kept)]
      const finish = load(origin, next, capacity * TIMES)
      let most = before
      for (let seconds = 0; seconds < minutes * 60; seconds++) {
        await wait(1000)
        most = Math.max(most, portal.memory())
      }
      const pending = finish()
      const back = await untilBack(origin, next)
      const all = await pending
      const always = (await Promise.all(watched.map((stop) => stop()))).flat()
      await portal.stop()
      const logged = percentilesOf(loggedRefusals(portal.log()))

      const letIn = all.filter(({ status }) => status === 200)
      const refused = all.filter((one) => one.refused)
      const others = all.length - letIn.length - refused.length
      const no = always.filter(({ status }) => status !== 200).length
      const times = { letIn: timesOf(letIn), refused: timesOf(refused), always: timesOf(always) }
      const growth = (most - before) / 1024 ** 2
      return {
        measured: `${capacity.toFixed(0)} a second can be answered, ${(all.length / minutes / 60).toFixed(0)} came; ${letIn.length} let in, p50 ${ms(times.letIn.p50)}, p99 ${ms(times.letIn.p99)}; ${refused.length} refused, p50 ${ms(times.refused.p50)}, p99 ${ms(times.refused.p99)} (by its own log p99 ${ms(logged.p99)}); ${others} otherwise; health and kept p99 ${ms(times.always.p99)}, ${no} without a yes; grew by ${growth.toFixed(0)} MB to ${(most / 1024 ** 2).toFixed(0)}; as ever after ${ms(back)}`,
        ok:
          refused.length > 0 &&
          times.letIn.p99 < ANSWERED &&
          times.refused.p99 < REFUSED &&
          others === 0 &&
          no === 0 &&
          times.always.p99 < ALWAYS &&
          growth < GROWTH &&
          back <= BACK,
      }
    } finally {
      portal.remove()
    }
  },
}
