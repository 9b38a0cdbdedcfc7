import { startSmtp } from '../fakes/smtp.ts'
import { makeOwner, password } from '../bench/people/makeOwner.ts'
import { type Answer, Visitor } from '../bench/people/Visitor.ts'
import type { Fault } from './Fault.ts'
import { PortalProcess } from './PortalProcess.ts'

const GUESSES = 10_000
/** As many people as guess at a time. */
const AT_ONCE = 8
/** Passwords tried on one account in an hour, the owner's own sign-in from a new browser among them. */
const MOST_EVALUATED = 25

const login = '/api-next/user/login/'

const addressOf = (n: number) => `10.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}`

/** One browser of a stranger: the token of its page serves every address that it then guesses from. */
async function stranger(origin: string): Promise<Visitor> {
  const visitor = new Visitor(origin, '198.51.100.7')
  await visitor.ask('/api-next/auth/user/info/')
  return visitor
}

interface Guess {
  readonly email: string
  readonly secret: string
  readonly address: string
}

/** Guesses so often, a few at a time. Who is turned away because all are busy comes again, as a program would. */
async function guess(origin: string, many: number, of: (n: number) => Guess): Promise<readonly Answer[]> {
  const browser = await stranger(origin)
  const answers: Answer[] = []
  let next = 0
  const work = async () => {
    while (next < many) {
      const { email, secret, address } = of(next++)
      const tries = browser.at(address)
      let answer: Answer
      do answer = await tries.ask(login, { email, password: secret })
      while (answer.status === 503)
      answers.push(answer)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return answers
}

const withStatus = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status)

/** A user who wants into one account, from everywhere. */
async function onOneAccount(origin: string, email: string) {
  const answers = await guess(origin, GUESSES, (n) => ({
    email,
    secret: `guess ${n}`,
    address: addressOf(n),
  }))
  const refused = withStatus(answers, 429)
  return {
    evaluated: withStatus(answers, 401).length,
    refused: refused.length,
    mute: refused.filter(({ headers }) => !(Number(headers.get('retry-after')) > 0)).length,
  }
}

/** A user who tries one password on everybody, from one address. */
async function onManyAccounts(origin: string) {
  const secret = 'Kalimera2024!'
  const begun = performance.now()
  const answers = await guess(origin, GUESSES, (n) => ({
    email: `nobody.${n}@estia.example`,
    secret,
    address: '203.0.113.9',
  }))
  const windows = Math.floor((performance.now() - begun) / 300_000) + 1
  return {
    evaluated: withStatus(answers, 401).length,
    refused: withStatus(answers, 429).length,
    most: MOST_EVALUATED * windows,
  }
}

/** How often the log tells of something. */
const logged = (lines: readonly string[], event: string): number =>
  lines.filter((line) => line.includes(`"event":"${event}"`)).length

/** Passwords are guessed: every one at one account, and one at every account. */
export const guessedPasswords: Fault = {
  id: 10,
  test: `Guessed passwords: ${GUESSES} on one account from as many addresses; one password on ${GUESSES} accounts from one`,
  bar: `<= ${MOST_EVALUATED} evaluated; the rest 429 with Retry-After; the owner still gets in; every attempt logged`,
  run: async () => {
    const smtp = await startSmtp()
    const settings = { SMTP_URL: smtp.url, ESTIA_TRUSTED_PROXIES: '1' }
    const portal = await PortalProcess.make(500, settings)
    try {
      await portal.start()
      const { email, browser } = await makeOwner(portal.origin, smtp, 1)
      const one = await onOneAccount(portal.origin, email)
      const owner = await browser.ask(login, { email, password })
      const many = await onManyAccounts(portal.origin)
      await portal.stop()
      const lines = portal.log()
      const attempts = logged(lines, 'sign-in refused') + logged(lines, 'limit reached')
      const isEvery = attempts >= 2 * GUESSES
      return {
        measured: `one account: ${one.evaluated} evaluated, ${one.refused} refused, ${one.mute} of them without Retry-After; its owner then got ${owner.status}; many accounts: ${many.evaluated} evaluated, ${many.refused} refused; ${attempts} attempts logged`,
        ok:
          one.evaluated <= MOST_EVALUATED &&
          one.evaluated + one.refused === GUESSES &&
          one.mute === 0 &&
          owner.status === 200 &&
          many.evaluated <= many.most &&
          many.evaluated + many.refused === GUESSES &&
          isEvery,
      }
    } finally {
      portal.remove()
      await smtp.close()
    }
  },
}
