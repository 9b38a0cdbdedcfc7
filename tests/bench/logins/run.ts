/**
 * How signing in and searching fare while somebody tries passwords: a hundred wrong ones a second, each from another
 * address and for another email, so that no limit stops them and every one costs the work of a right one.
 */
import { setTimeout } from 'node:timers/promises'
import { startSmtp } from '../../twins/smtp.ts'
import { startPortal } from '../http/portal.ts'
import { type Percentiles, percentilesOf, round } from '../percentiles.ts'
import { makeOwner, type Owner, password } from '../people/makeOwner.ts'
import { Visitor } from '../people/Visitor.ts'

const OWNERS = 10
/** Of each owner in each phase: a browser may try 25 times an hour. */
const SIGN_INS = 10
const WRONG_A_SECOND = 100
const SEARCHES_A_SECOND = 20
/** Between two sign-ins of owners, ms. */
const PAUSE = 400

interface Phase {
  readonly signIn: Percentiles
  readonly search: Percentiles
  /** Right passwords that were not let in, for there were too many at once. */
  readonly turnedAway: number
}

export interface LoginsReport {
  readonly idle: Phase
  readonly flood: Phase & {
    readonly seconds: number
    /** Wrong passwords by the status they got. */
    readonly wrong: Readonly<Record<string, number>>
    /** How long those waited that were turned away, ms. */
    readonly surplus: Percentiles
  }
}

const randomAddress = () => `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 250)).join('.')}`

/** Owners sign in one after the other, while somebody searches; both are timed. */
async function measure(origin: string, owners: readonly Owner[]): Promise<Phase> {
  const signIns: number[] = []
  let turnedAway = 0
  const searching = search(origin)
  for (let round = 0; round < SIGN_INS; round++)
    for (const { email, browser } of owners) {
      const { status, took } = await browser.ask('/api-next/user/login/', { email, password })
      if (status === 200) signIns.push(took)
      else turnedAway += 1
      await setTimeout(PAUSE)
    }
  return { signIn: percentilesOf(signIns), search: percentilesOf(await searching.stop()), turnedAway }
}

const searches = ['athina', 'thessaloniki', 'patra', 'athina/pagkrati'].flatMap((place) =>
  ['', '?prezzoMassimo=200000', '?camereDaLettoMinimo=3'].map(
    (query) => `/pwlhsh-katoikies/${place}/${query}`,
  ),
)

/** Asks for pages of results at an even pace, whether the last has come or not. */
function search(origin: string) {
  const took: number[] = []
  const visitor = new Visitor(origin, '198.51.100.1')
  const pending: Promise<unknown>[] = []
  let number = 0
  const timer = setInterval(() => {
    const path = searches[number++ % searches.length] ?? '/'
    pending.push(visitor.ask(path).then((answer) => took.push(answer.took)))
  }, 1000 / SEARCHES_A_SECOND)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(pending)
      return took
    },
  }
}

/** Tries wrong passwords at an even pace, whether the last was answered or not. */
async function flood(origin: string) {
  const begun = performance.now()
  const stranger = new Visitor(origin, randomAddress())
  await stranger.ask('/api-next/auth/user/info/')
  const wrong: Record<string, number> = {}
  const surplus: number[] = []
  const pending: Promise<unknown>[] = []
  const tryOne = async () => {
    const email = `${crypto.randomUUID()}@estia.example`
    const { status, took } = await stranger
      .at(randomAddress())
      .ask('/api-next/user/login/', { email, password: 'wrong' })
    wrong[status] = (wrong[status] ?? 0) + 1
    if (status === 503) surplus.push(took)
  }
  const timer = setInterval(() => pending.push(tryOne()), 1000 / WRONG_A_SECOND)
  return {
    stop: async () => {
      clearInterval(timer)
      const seconds = round((performance.now() - begun) / 1000)
      await Promise.all(pending)
      return { seconds, wrong, surplus: percentilesOf(surplus) }
    },
  }
}

/** A portal with so many listings, at rest and under a flood of wrong passwords. */
export async function benchLogins(listings: number): Promise<LoginsReport> {
  const smtp = await startSmtp()
  const portal = await startPortal(listings, { SMTP_URL: smtp.url, ESTIA_TRUSTED_PROXIES: '1' })
  try {
    const owners: Owner[] = []
    for (let number = 1; number <= OWNERS; number++) owners.push(await makeOwner(portal.origin, smtp, number))
    // What is made once, is made: the figures are of a portal that runs.
    await measure(portal.origin, owners.slice(0, 1))
    const idle = await measure(portal.origin, owners.slice(1))
    const flooding = await flood(portal.origin)
    await setTimeout(2000)
    const underFlood = await measure(portal.origin, owners.slice(1))
    return { idle, flood: { ...underFlood, ...(await flooding.stop()) } }
  } finally {
    await portal.stop()
    await smtp.close()
  }
}

const times = (now: number, before: number) => `${(now / before).toFixed(1)}x`

export const printLoginsReport = ({ idle, flood: under }: LoginsReport): string =>
  [
    `Signing in, p95: ${idle.signIn.p95} ms at rest, ${under.signIn.p95} ms under the flood (${times(under.signIn.p95, idle.signIn.p95)}); turned away ${idle.turnedAway} and ${under.turnedAway}`,
    `Searching, p95: ${idle.search.p95} ms at rest, ${under.search.p95} ms under the flood (${times(under.search.p95, idle.search.p95)})`,
    `Wrong passwords in ${under.seconds} s, by status: ${JSON.stringify(under.wrong)}; turned away after p95 ${under.surplus.p95} ms`,
  ].join('\n')
