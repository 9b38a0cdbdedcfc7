import { setTimeout as wait } from 'node:timers/promises'

/** A page that takes longer is as good as none, ms. */
const PATIENCE = 10_000
const EVERY = 150
const CITIES = ['athina', 'thessaloniki', 'patra', 'rodos', 'larisa']

export interface Watched {
  readonly count: number
  /** What was asked, and what came instead. */
  readonly missed: readonly string[]
  /** ms */
  readonly slowest: number
}

const view = (turn: number) =>
  `/api-next/search-list/map/?idContratto=1&lat=37.98&lng=23.73&zoom=${9 + (turn % 6)}&width=1200&height=800&prezzoMassimo=${100_000 + turn}`

/** Lists, maps and listings in turn, most of them for the first time: what is kept in memory proves little. */
const pathOf = (turn: number, ids: readonly number[]): string => {
  const id = ids[(turn * 7) % ids.length] ?? 1
  const paths = [
    `/pwlhsh-katoikies/${CITIES[turn % CITIES.length]}/?prezzoMassimo=${200_000 + turn * 1000}`,
    `/api-next/search-list/listings/?idContratto=1&pag=${1 + (turn % 8)}&prezzoMinimo=${turn % 5000}`,
    view(turn),
    `/aggelies/${id}/`,
    `/api-next/listings/${id}/`,
  ]
  return paths[turn % paths.length] ?? '/'
}

/** Reads through the balancer, one after the other, until told to end. */
export function watchPages(origin: string, ids: readonly number[]): () => Promise<Watched> {
  let isOver = false
  let count = 0
  let slowest = 0
  const missed: string[] = []
  const begun = performance.now()
  const work = (async () => {
    for (let turn = Math.floor(Math.random() * 5000); !isOver; turn++) {
      const path = pathOf(turn, ids)
      const asked = performance.now()
      const answer = await fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE) })
        .then(async (reply) => (await reply.arrayBuffer(), reply.status))
        .catch((error: unknown) => (error instanceof Error ? error.name : 'failed'))
      count++
      slowest = Math.max(slowest, performance.now() - asked)
      if (answer !== 200)
        missed.push(`${path.split('?')[0]} ${answer} after ${Math.round((asked - begun) / 100) / 10} s`)
      await wait(EVERY)
    }
  })()
  return async () => {
    isOver = true
    await work
    return { count, missed, slowest }
  }
}
