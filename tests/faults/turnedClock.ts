import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeOwner, type Owner } from '../bench/people/makeOwner.ts'
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts'
import type { Fault } from './Fault.ts'
import { PortalProcess } from './PortalProcess.ts'

/** Debian's place of the library that stands between a process and the clock. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

const HOUR = 3600
const DAY = 24 * HOUR

/** How long the process is watched after its clock was put back, ms, and what it may work then of that time. */
const WATCHED = 3000
const BUSY = 0.25

const clockMissing = (): string | undefined =>
  existsSync(library) ? undefined : `no libfaketime (Debian's package faketime) at ${library}`

/** A portal whose wall clock can be put forward and back; the clock that timers run by goes on, as it does on a machine. */
async function portalWithClock(smtp: FakeSmtp) {
  const missing = clockMissing()
  if (missing !== undefined) throw new Error(missing)
  const folder = mkdtempSync(join(tmpdir(), 'estia-clock-'))
  const offset = join(folder, 'offset')
  const turn = (seconds: number) => writeFileSync(offset, `${seconds < 0 ? '' : '+'}${seconds}`)
  turn(0)
  const portal = await PortalProcess.make(200, {
    SMTP_URL: smtp.url,
    ESTIA_TRUSTED_PROXIES: '1',
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: offset,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  const remove = () => {
    portal.remove()
    rmSync(folder, { recursive: true, force: true })
  }
  return { portal, turn, remove }
}

/** Whether a user is signed in. */
async function isIn({ browser }: Pick<Owner, 'browser'>): Promise<boolean> {
  const { text } = await browser.ask('/api-next/auth/user/info/')
  return (JSON.parse(text) as { readonly user: unknown }).user !== null
}

/** The same session in a second browser, which hears nothing of what the first is told: it goes on showing its token. */
const copyOf = ({ browser }: Owner): Pick<Owner, 'browser'> => ({ browser: browser.at('192.0.2.35') })

/** The part of a time that a process works for, from its own account of it (Linux, hundredths of a second). */
async function busy(pid: number, ms: number): Promise<number> {
  const worked = () => {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
    const [user, system] = afterName.split(' ').slice(11, 13).map(Number) as [number, number]
    return (user + system) * 10
  }
  const before = worked()
  await setTimeout(ms)
  return (worked() - before) / ms
}

/** A clock that is put forward and back: what has ended stays ended, what goes on goes on. */
export const turnedClock: Fault = {
  id: 35,
  test: 'The clock put 10 and 31 days forward, 22 days back, and an hour back',
  bar: `a session that ended is not revived, one in use is not lost, mails go out, nothing runs wild (at most ${BUSY * 100} % of a core in the ${WATCHED / 1000} s after)`,
  needs: [clockMissing],
  run: async () => {
    const smtp = await startSmtp()
    const { portal, turn, remove } = await portalWithClock(smtp)
    try {
      await portal.start()
      const idle = await makeOwner(portal.origin, smtp, 1)
      const active = await makeOwner(portal.origin, smtp, 2)
      const steps: [what: string, holds: boolean][] = []
      const see = (what: string, holds: boolean) => steps.push([what, holds])
      turn(10 * DAY)
      see('used after 10 days', await isIn(active))
      const copied = copyOf(idle)
      turn(31 * DAY)
      see('unused for 31 days: ended', !(await isIn(idle)))
      see('used meanwhile: on', await isIn(active))
      turn(9 * DAY)
      see('clock back: the ended one stays ended', !(await isIn(copied)))
      see('clock back: the one in use stays on', await isIn(active))
      // Signs up, which takes a mail, and signs in.
      const later = await makeOwner(portal.origin, smtp, 3)
      see('clock back: mails go out, and signing in works', await isIn(later))
      turn(9 * DAY - HOUR)
      see('an hour back: on', await isIn(later))
      const worked = await busy(portal.pid, WATCHED)
      see('nothing runs wild', worked <= BUSY)
      const copiedLater = copyOf(later)
      await later.browser.ask('/api-next/user/logout/', {})
      turn(0)
      see('signed out: stays so', !(await isIn(copiedLater)))
      const failed = steps.filter(([, holds]) => !holds).map(([what]) => what)
      return {
        measured: `${steps.length - failed.length} of ${steps.length} hold${failed.length > 0 ? `, not: ${failed.join('; ')}` : ''}; ${Math.round(worked * 100)} % of a core`,
        ok: failed.length === 0,
      }
    } finally {
      remove()
      await smtp.close()
    }
  },
}
