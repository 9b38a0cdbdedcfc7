import { setTimeout as wait } from 'node:timers/promises'
import { percentilesOf } from '../bench/percentiles.ts'
import { ask, type Asked, load } from './load.ts'
import type { Fault } from './Fault.ts'
import { PortalProcess } from './PortalProcess.ts'

const LISTINGS = 100_000
const MINUTES = 10
const A_SECOND = 50
/** ms until the code is compiled. */
const WARM_UP = 20_000
const BAR = 150

/** What is asked for, by what it is, and how often of ten. New each time but for homes: no reply is kept. */
const kinds = {
  search: {
    share: 5,
    path: (number: number) =>
      `/api-next/search-list/listings/?idContratto=1&idCategoria=1&prezzoMassimo=${100_000 + number}`,
  },
  detail: { share: 3, path: (number: number) => `/api-next/listings/${1 + ((number * 7919) % LISTINGS)}/` },
  map: {
    share: 2,
    path: (number: number) =>
      `/api-next/search-list/map/?idContratto=1&lat=37.98&lng=23.73&zoom=12&width=1200&height=800&prezzoMassimo=${100_000 + number}`,
  },
} as const

type Kind = keyof typeof kinds
const names = Object.keys(kinds) as readonly Kind[]
/** Ten turns, each kind as often as its share says. */
const turns = names.flatMap((name) => Array.from({ length: kinds[name].share }, () => name))
const kindAt = (number: number): Kind => turns[number % turns.length] ?? 'search'

/** Answered badly: a home that is not there any more is an answer. */
const isBad = ({ status, refused }: Asked) => refused || (status !== 200 && status !== 404 && status !== 410)

/** A stock of a large portal, asked at an even pace for a while. */
export const capacity: Fault = {
  id: 25,
  test: `Capacity: ${LISTINGS} listings, ${A_SECOND} calls a second, new searches, homes and maps, ${MINUTES} minutes unless --minutes says another number`,
  bar: `searches p95 < ${BAR} ms; 0 errors, and nobody refused`,
  run: async ({ minutes = MINUTES }) => {
    const portal = await PortalProcess.make(LISTINGS)
    try {
      await portal.start()
      const pathOf = (number: number) => kinds[kindAt(number)].path(number)
      const until = performance.now() + WARM_UP
      for (let number = 1_000_000; performance.now() < until; number++)
        await ask(portal.origin + pathOf(number))
      const finish = load(portal.origin, pathOf, A_SECOND)
      await wait(minutes * 60_000)
      const all = await finish()
      await portal.stop()
      const timesOf = (name: Kind) =>
        percentilesOf(all.filter((_, number) => kindAt(number) === name).map(({ took }) => took))
      const bad = all.filter(isBad).length
      const said = names.map((name) => {
        const { p50, p95, p99 } = timesOf(name)
        return `${name} p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms`
      })
      return {
        measured: `${all.length} asked, ${bad} badly answered; ${said.join('; ')}`,
        ok: bad === 0 && timesOf('search').p95 < BAR,
      }
    } finally {
      portal.remove()
    }
  },
}
