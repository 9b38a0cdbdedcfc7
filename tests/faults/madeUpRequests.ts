import { startSmtp } from '../fakes/smtp.ts'
import { type Owner, makeOwner } from '../bench/people/makeOwner.ts'
import { Visitor } from '../bench/people/Visitor.ts'
import { propertySeed } from '../properties/propertySeed.ts'
import { collect, inTurn } from '../security/fuzz/collect.ts'
import { endpointProbes, endpointsOf, groupNames } from '../security/fuzz/endpointProbes.ts'
import { type Judge, judgeOf, problemOf } from '../security/fuzz/judge.ts'
import { overSockets, sendBytes } from '../security/fuzz/overSockets.ts'
import { judgePage, type PageKind, pageProbes } from '../security/fuzz/pageProbes.ts'
import type { Probe } from '../security/fuzz/Probe.ts'
import { spoilBytes } from '../security/fuzz/spoil.ts'
import { randomFrom } from '#demo/random.ts'
import { collectable } from './collectGarbage.ts'
import type { Fault } from './Fault.ts'
import { PortalProcess } from './PortalProcess.ts'

/** Requests to each group of the contract, to pages, to what is beside both, and as bytes that are hardly requests. */
const MANY = 20_000
/** Pages asked for at once: of more, some would be told to come again. */
const PAGES_AT_ONCE = 2
/** Problems that the report shows. */
const SHOWN = 8
/** What the portal may hold more at the end than after it has met every group, MB. */
const MOST_GROWTH = 50

type Source = Iterator<readonly [Probe, Judge], never>

const kinds: readonly PageKind[] = ['pages', 'beside']

const sourcesOf = (seed: string, words: readonly string[]): readonly (readonly [string, Source])[] => [
  ...groupNames.map((group): [string, Source] => {
    const endpoints = endpointsOf(group).map((endpoint) => {
      const judge = judgeOf(endpoint)
      return endpointProbes(endpoint, seed, words).map((probe): [Probe, Judge] => [probe, judge])
    })
    return [group, inTurn<readonly [Probe, Judge]>(endpoints as Source[])]
  }),
  ...kinds.map((kind): [string, Source] => [
    kind,
    pageProbes(kind, seed, words).map((probe): [Probe, Judge] => [probe, judgePage]) as Source,
  ]),
]

/** A user who is signed in, again and again: some of what is made up ends the session. */
class SignedIn {
  private owner: Owner | undefined
  private made = 0
  private readonly make: (number: number) => Promise<Owner>

  constructor(make: (number: number) => Promise<Owner>) {
    this.make = make
  }

  get headers(): Readonly<Record<string, string>> {
    return this.owner?.browser.headers() ?? {}
  }

  async renew(): Promise<void> {
    const told = await this.owner?.browser.ask('/api-next/user/profile/')
    if (told?.status !== 200) this.owner = await this.make(++this.made)
  }
}

const request = (origin: string, address: string) =>
  Buffer.from(
    `POST /api-next/contact/message/?lang=en HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nCookie: estia_pre=x; estia_session=y\r\nContent-Length: 21\r\n\r\n{"listingId":1,"a":2}GET /?a=1 HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n`,
  )

/** Bytes that are hardly requests: headers, lengths and line ends changed. */
async function sendHardlyRequests(origin: string, seed: string, many: number): Promise<readonly string[]> {
  const random = randomFrom(`bytes ${seed}`)
  const problems: string[] = []
  let left = many
  const work = async () => {
    while (left-- > 0) {
      const bytes = spoilBytes(request(origin, `10.8.${left >> 8}.${left % 256}`), random)
      const problem = problemOf(await sendBytes(Number(new URL(origin).port), bytes), [501, 505])
      if (problem !== undefined) problems.push(`${problem} <- ${JSON.stringify(bytes.toString('latin1'))}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return problems
}

/** Wrong sign-ins until every thread of the pool has surely hashed a password. */
const SIGN_INS = 100

/**
 * A thread keeps the memory of its first hash, some 28 MB of each of four: hashing so takes 22 ms rather than 33 of a core
 * (measured). Which thread is met when is chance, so all are met before memory is judged.
 */
async function hashOnEachThread(origin: string): Promise<void> {
  const stranger = new Visitor(origin, '192.0.2.251')
  await stranger.ask('/api-next/auth/user/info/')
  for (let n = 0; n < SIGN_INS; n++)
    await stranger
      .at(`10.9.0.${n}`)
      .ask('/api-next/user/login/', { email: `nobody-${n}@example.gr`, password: 'a guess' })
}

/** Asks a portal of its own so many made-up requests of each group, or of one. */
export async function askMadeUp(many: number, only?: string) {
  const seed = String(propertySeed())
  const smtp = await startSmtp()
  // Left alone, the engine takes what the machine has before it looks what of it is still used: it is made to look.
  const settings = {
    SMTP_URL: smtp.url,
    ESTIA_TRUSTED_PROXIES: '1',
    NODE_OPTIONS: `--max-old-space-size=256 ${collectable}`,
  }
  const portal = await PortalProcess.make(500, settings)
  try {
    await portal.start()
    const somebody = new SignedIn((number) => makeOwner(portal.origin, smtp, number))
    const nobody = new Visitor(portal.origin, '192.0.2.250')
    await nobody.ask('/api-next/auth/user/info/')
    let asked = 0
    const headersOf = ({ isSignedIn }: Probe) => {
      asked++
      const address = `10.${(asked >> 16) % 256}.${(asked >> 8) % 256}.${asked % 256}`
      return { ...(isSignedIn ? somebody.headers : nobody.headers()), 'x-forwarded-for': address }
    }
    const calls = overSockets(portal.origin, headersOf)
    const pages = overSockets(portal.origin, headersOf, PAGES_AT_ONCE)
    const problems: string[] = []
    const sources = sourcesOf(seed, []).filter(([name]) => only === undefined || name === only)
    const ask = async (each: number) => {
      for (const [name, probes] of sources) {
        for (let sent = 0; sent < each; sent += 500) {
          await somebody.renew()
          const { send } = kinds.some((kind) => kind === name) ? pages : calls
          const found = await collect(probes, send, { many: Math.min(500, each - sent) })
          problems.push(...found.map((problem) => `${name}: ${problem}`))
          for (const problem of found) process.stderr.write(`  ${name}: ${problem.slice(0, 400)}\n`)
        }
        process.stderr.write(`  ${name}: ${each} asked, ${Math.round(portal.memory() / 2 ** 20)} MB\n`)
      }
      problems.push(...(await sendHardlyRequests(portal.origin, `${seed} ${each}`, each)))
    }
    const warm = Math.round(many / 10)
    await ask(warm)
    await hashOnEachThread(portal.origin)
    const before = await portal.collectedMemory()
    await ask(many - warm)
    const growth = ((await portal.collectedMemory()) - before) / 2 ** 20
    calls.close()
    pages.close()
    await portal.stop()
    return { problems, growth, asked: asked + many, groups: sources.length + 1 }
  } finally {
    portal.remove()
    await smtp.close()
  }
}

/** Requests that nobody sends by accident, made up from the contract and from addresses. */
export const madeUpRequests: Fault = {
  id: 7,
  test: `Made-up requests: ${MANY} to each group of the contract, to pages, to what is beside them, and bytes that are hardly requests`,
  bar: `0 x 5xx that is not declared, 0 over 5 s, 0 replies off the contract, no code or SQL in any; memory grows by < ${MOST_GROWTH} MB`,
  run: async ({ part = 1 }) => {
    const { problems, growth, asked, groups } = await askMadeUp(Math.round(MANY * part))
    const shown = problems.slice(0, SHOWN).map((problem) => `\n       ${problem.slice(0, 400)}`)
    return {
      measured: `${asked} requests to ${groups} groups: ${problems.length} answered wrongly; memory grew by ${growth.toFixed(0)} MB${shown.join('')}`,
      ok: problems.length === 0 && growth < MOST_GROWTH,
    }
  },
}
