import { setTimeout } from 'node:timers/promises'
import { Visitor } from '../bench/people/Visitor.ts'
import { type Mood, startSmtp } from '../fakes/smtp.ts'
import type { Fault } from './Fault.ts'
import { PortalProcess } from './PortalProcess.ts'

/** How the mail server meets the first mails, in turn: it hangs less often, since each time takes half a minute. */
const moods: readonly Mood[] = Array.from({ length: 8 }, (_, round): readonly Mood[] => [
  'refuses',
  'busy',
  'diesInData',
  ...(round % 2 === 0 ? (['hangs'] as const) : []),
]).flat()
const PEOPLE = 40
/** p95 of the form, ms. */
const ANSWERED_WITHIN = 300
/** Until the last mail must have come, ms: retries begin at half a minute. */
const PATIENCE = 200_000

const person = { first_name: 'Μαρία', last_name: 'Παππά', phone: '6912345678', privacy: '1' }
const emailOf = (n: number) => `person.${n}@estia.example`

/** A user signs up, which writes them a mail. Gives how long the form took, ms; nothing where it failed. */
async function signUp(origin: string, n: number): Promise<number | undefined> {
  const browser = new Visitor(origin, `10.7.${n}.1`)
  await browser.ask('/api-next/auth/user/info/')
  const form = { email: emailOf(n), password: 'a hearth of one’s own', ...person }
  const { status, took } = await browser.ask('/api-next/user/register/', form)
  return status === 200 ? took : undefined
}

/** The mail server refuses, hangs, says "later" and dies in the middle, while people sign up. */
export const badMailServer: Fault = {
  id: 18,
  test: `Mail server that refuses, says "later", dies in the middle or hangs, ${moods.length} times, while ${PEOPLE} people sign up`,
  bar: `the form answers within ${ANSWERED_WITHIN} ms (p95), always; every mail comes in the end`,
  run: async () => {
    const smtp = await startSmtp()
    const portal = await PortalProcess.make(500, { SMTP_URL: smtp.url, ESTIA_TRUSTED_PROXIES: '1' })
    try {
      await portal.start()
      // What is made once, is made: the figures are of a portal that runs.
      await signUp(portal.origin, PEOPLE)
      smtp.moods.push(...moods)
      const begun = performance.now()
      const answers: (number | undefined)[] = []
      for (let n = 0; n < PEOPLE; n++) answers.push(await signUp(portal.origin, n))
      const took = answers.flatMap((answer) => answer ?? []).toSorted((one, other) => one - other)
      const p95 = Math.round(took[Math.floor(took.length * 0.95)] ?? Number.POSITIVE_INFINITY)
      const missing = () => {
        const got = new Set(smtp.taken.map(({ to }) => to?.[0]?.address))
        return Array.from({ length: PEOPLE }, (_, n) => emailOf(n)).filter((email) => !got.has(email)).length
      }
      while (missing() > 0 && performance.now() - begun < PATIENCE) await setTimeout(500)
      const seconds = Math.round((performance.now() - begun) / 1000)
      return {
        measured: `the form's p95 was ${p95} ms, ${PEOPLE - took.length} failed; ${smtp.refused.length} mails were met badly, ${missing()} of ${PEOPLE} had not come after ${seconds} s`,
        ok:
          p95 < ANSWERED_WITHIN &&
          took.length === PEOPLE &&
          smtp.refused.length === moods.length &&
          missing() === 0,
      }
    } finally {
      portal.remove()
      await smtp.close()
    }
  },
}
