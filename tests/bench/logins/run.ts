/**
 * How signing in and searching fare while a user tries passwords: a hundred wrong ones a second, each from another
 * address and for another email, so that no limit stops them and every one costs the work of a right one. Rest and flood
 * take turns, a few seconds each, so that whatever else the machine does weighs on both.
 */
import { setTimeout } from 'node:timers/promises'
import { startSmtp } from '../../fakes/smtp.ts'
import { startPortal } from '../http/portal.ts'
import { type Percentiles, percentilesOf, round } from '../percentiles.ts'
import { makeOwner, type Owner, password } from '../people/makeOwner.ts'
import { keepSearching, orCut } from '../people/searching.ts'
import { Visitor } from '../people/Visitor.ts'

const OWNERS = 10
/** In each of them an owner signs in once at rest and once under the flood: a browser may try 25 times an hour. */
const TURNS = 10
/** How long a flood runs before it is measured, ms. */
const LEAD = 1000
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

/** What was measured at rest, or under the flood. */
interface Samples {
  readonly signIns: number[]
  readonly searches: number[]
  turnedAway: number
}

const noSamples = (): Samples => ({ signIns: [], searches: [], turnedAway: 0 })

/** Owners sign in one after the other, while a user searches; both are timed. */
async function measure(origin: string, owners: readonly Owner[], into: Samples): Promise<void> {
  const searching = keepSearching(origin, SEARCHES_A_SECOND)
  for (const { email, browser } of owners) {
    const { status, took } = await orCut(browser.ask('/api-next/user/login/', { email, password }))
    if (status === 200) into.signIns.push(took)
    else into.turnedAway += 1
    await setTimeout(PAUSE)
  }
  into.searches.push(...(await searching.stop()))
}

const phaseOf = ({ signIns, searches: asked, turnedAway }: Samples): Phase => ({
  signIn: percentilesOf(signIns),
  search: percentilesOf(asked),
  turnedAway,
})

/** A user who tries wrong passwords at an even pace, whether the last was answered or not, as long as they are let. */
async function guesser(origin: string) {
  const stranger = new Visitor(origin, randomAddress())
  await stranger.ask('/api-next/auth/user/info/')
  const wrong: Record<string, number> = {}
  const surplus: number[] = []
  let milliseconds = 0
  const tryOne = async () => {
    const email = `${crypto.randomUUID()}@estia.example`
    const { status, took } = await orCut(
      stranger.at(randomAddress()).ask('/api-next/user/login/', { email, password: 'wrong' }),
    )
    wrong[status] = (wrong[status] ?? 0) + 1
    if (status === 503) surplus.push(took)
  }
  return {
    during: async (work: () => Promise<void>) => {
      const begun = performance.now()
      const pending: Promise<unknown>[] = []
      const timer = setInterval(() => pending.push(tryOne()), 1000 / WRONG_A_SECOND)
      await setTimeout(LEAD)
      await work()
      clearInterval(timer)
      milliseconds += performance.now() - begun
      await Promise.all(pending)
    },
    report: () => ({ seconds: round(milliseconds / 1000), wrong, surplus: percentilesOf(surplus) }),
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
    await measure(portal.origin, owners.slice(0, 1), noSamples())
    const [idle, under] = [noSamples(), noSamples()]
    const flood = await guesser(portal.origin)
    for (let turn = 0; turn < TURNS; turn++) {
      await measure(portal.origin, owners.slice(1), idle)
      await flood.during(() => measure(portal.origin, owners.slice(1), under))
    }
    return { idle: phaseOf(idle), flood: { ...phaseOf(under), ...flood.report() } }
  } finally {
    await portal.stop()
    await smtp.close()
  }
}

const times = (now: number, before: number) => `${(now / before).toFixed(1)}x`

export const printLoginsReport = ({ idle, flood: under }: LoginsReport): string =>
  [
    `Signing in, p95: ${idle.signIn.p95} ms at rest, ${under.signIn.p95} ms under the flood (${times(under.signIn.p95, idle.signIn.p95)}; half of them: ${times(under.signIn.p50, idle.signIn.p50)}); turned away ${idle.turnedAway} and ${under.turnedAway}`,
    `Searching, p95: ${idle.search.p95} ms at rest, ${under.search.p95} ms under the flood (${times(under.search.p95, idle.search.p95)})`,
    `Wrong passwords in ${under.seconds} s, by status: ${JSON.stringify(under.wrong)}; turned away after p95 ${under.surplus.p95} ms`,
  ].join('\n')
