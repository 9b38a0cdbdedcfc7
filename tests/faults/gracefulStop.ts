import { setTimeout } from 'node:timers/promises'
import { streamPath } from '#domain/contact/contactPaths.ts'
import { makeOwner } from '../bench/people/makeOwner.ts'
import type { Visitor } from '../bench/people/Visitor.ts'
import { startSmtp } from '../fakes/smtp.ts'
import type { Fault } from './Fault.ts'
import { inTurn, load } from './load.ts'
import { PortalProcess } from './PortalProcess.ts'

const RESTARTS = 20
const REQUESTS_A_SECOND = 100
/** As long as a balancer asks again within, ms. */
const AT_ONCE = 250
/** How long it is under load before it is asked to stop, ms: the first second of a process is its slowest. */
const LOAD_MS = 2500

const paths = ['/', '/pwlhsh-katoikies/athina/', '/api-next/search-list/listings/', '/map/', '/en/terms/']

/** Whether a stream of events comes to its end, rather than being cut. */
async function endsWell(browser: Visitor): Promise<boolean> {
  const stream = await browser.hear(streamPath, new AbortController().signal)
  try {
    for await (const _ of stream);
    return true
  } catch {
    return false
  }
}

/** How long the portal goes on saying that it is ready after it was asked to stop, ms. */
async function readyFor(origin: string): Promise<number> {
  const asked = performance.now()
  for (;;) {
    const reply = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).catch(() => undefined)
    if (reply === undefined || reply.status === 503) return performance.now() - asked
  }
}

async function stopUnderLoad(portal: PortalProcess, browser: Visitor) {
  const stream = endsWell(browser)
  const finish = load(portal.origin, inTurn(paths), REQUESTS_A_SECOND)
  await setTimeout(LOAD_MS)
  const asked = performance.now()
  const stopping = portal.stop()
  const ready = await readyFor(portal.origin)
  const requests = await finish()
  const inFlight = requests.filter(({ begun }) => begun < asked)
  const { code, took } = await stopping
  return {
    asked: inFlight.length,
    failed: inFlight.filter(({ failed }) => failed).length,
    refused: inFlight.filter(({ refused }) => refused).length,
    ready,
    isClean: code === 0 && (await stream),
    took,
  }
}

/** A portal that is asked to stop while it is asked for pages, and holds a stream of events. */
export const gracefulStop: Fault = {
  id: 22,
  test: `Graceful stop: SIGTERM under ${REQUESTS_A_SECOND} requests a second, kept connections and an open stream, ${RESTARTS} restarts`,
  bar: '0 requests in flight failed; not ready within 250 ms; exit <= 10 s',
  run: async () => {
    const smtp = await startSmtp()
    const portal = await PortalProcess.make(2000, { SMTP_URL: smtp.url, ESTIA_TRUSTED_PROXIES: '1' })
    try {
      const rounds: Awaited<ReturnType<typeof stopUnderLoad>>[] = []
      let browser: Visitor | undefined
      for (let round = 0; round < RESTARTS; round++) {
        await portal.start()
        browser ??= (await makeOwner(portal.origin, smtp, 1)).browser
        rounds.push(await stopUnderLoad(portal, browser))
      }
      const sum = (of: (round: (typeof rounds)[number]) => number) =>
        rounds.reduce((total, round) => total + of(round), 0)
      const failed = sum((round) => round.failed)
      const slowest = Math.max(...rounds.map(({ took }) => took))
      const ready = Math.max(...rounds.map((round) => round.ready))
      const unclean = rounds.filter(({ isClean }) => !isClean).length
      return {
        measured: `${failed} of ${sum((round) => round.asked)} requests failed, ${sum((round) => round.refused)} were told to come again as there were too many; said to be ready for at most ${Math.round(ready)} ms more; ended uncleanly ${unclean} times; slowest exit ${(slowest / 1000).toFixed(1)} s`,
        ok: failed === 0 && ready <= AT_ONCE && unclean === 0 && slowest <= 10_000,
      }
    } finally {
      portal.remove()
      await smtp.close()
    }
  },
}
