import { makeOwner, type Owner } from '../bench/people/makeOwner.ts'
import { type Answer, Visitor } from '../bench/people/Visitor.ts'
import { startSmtp } from '../fakes/smtp.ts'
import type { Fault } from './Fault.ts'
import { PortalProcess } from './PortalProcess.ts'
import { rankSum } from './rankSum.ts'

/** Of each kind, for a user who has an account and for nobody, in turns. */
const ASKED = 500
/**
 * So many that no email is asked for oftener than it may be mailed, five times in half an hour, once of them when its
 * account was made. Oftener there is no mail to prepare, and the answer comes sooner: for a person who has an account and
 * for a person who got one by the first of these questions alike, but nobody here is asked about twice who has none.
 */
const OWNERS = 125
const LEAST_LIKELIHOOD = 0.01
/** Between the medians. */
const WIDEST_GAP = 0.05

const person = { first_name: 'Anna', last_name: 'Kosta', phone: '6912345678', privacy: '1' }

/** What a stranger may ask that must not tell. */
const questions = {
  'sign-in': { path: '/api-next/user/login/', fields: { password: 'not the right one' } },
  recovery: { path: '/api-next/user/password-retrieve/', fields: {} },
  'sign-up': { path: '/api-next/user/register/', fields: { ...person, password: 'a hearth of my own' } },
} as const

const randomAddress = () => `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 250)).join('.')}`

/** What may differ from one answer to the next: it is another each time, as long as ever. */
const random = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

const seen = ({ status, headers, text }: Answer) =>
  JSON.stringify([
    status,
    [...headers.keys()].toSorted(),
    headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '')),
    text.replace(random, 'random'),
  ])

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** One question, asked about both in turns, the first of them by chance. */
async function compare(
  origin: string,
  owners: readonly Owner[],
  { path, fields }: (typeof questions)[keyof typeof questions],
) {
  const stranger = new Visitor(origin, randomAddress())
  await stranger.ask('/api-next/auth/user/info/')
  const times = { known: [] as number[], unknown: [] as number[] }
  const looks = { known: new Set<string>(), unknown: new Set<string>() }
  const askAbout = async (who: 'known' | 'unknown', email: string) => {
    const answer = await stranger.at(randomAddress()).ask(path, { ...fields, email })
    times[who].push(answer.took)
    looks[who].add(seen(answer))
  }
  for (let number = 0; number < ASKED; number++) {
    const known = () => askAbout('known', owners[number % OWNERS]?.email ?? '')
    // As long as those that have an account.
    const unknown = () => askAbout('unknown', `nobody${number % 90}.${number}@estia.example`)
    for (const ask of Math.random() < 0.5 ? [known, unknown] : [unknown, known]) await ask()
  }
  const [of, ofNobody] = [median(times.known), median(times.unknown)]
  return {
    isSame: looks.known.symmetricDifference(looks.unknown).size === 0,
    likelihood: rankSum(times.known, times.unknown),
    gap: Math.abs(of - ofNobody) / ofNobody,
  }
}

/** Strangers ask who has an account, by all calls that could tell, and look at the answers and at the clock. */
export const askedWhoIsHere: Fault = {
  id: 8,
  test: `Who has an account: ${ASKED} questions each about some and about nobody, in turns, by sign-in, recovery and sign-up`,
  bar: `answers alike but for what is random; Mann-Whitney p > ${LEAST_LIKELIHOOD}; medians < ${WIDEST_GAP * 100} % apart`,
  run: async () => {
    const smtp = await startSmtp()
    const portal = await PortalProcess.make(500, { SMTP_URL: smtp.url, ESTIA_TRUSTED_PROXIES: '1' })
    try {
      await portal.start()
      const owners: Owner[] = []
      for (let number = 1; number <= OWNERS; number++)
        owners.push(await makeOwner(portal.origin, smtp, number))
      const found = []
      for (const [name, question] of Object.entries(questions))
        found.push({ name, ...(await compare(portal.origin, owners, question)) })
      return {
        measured: found
          .map(
            ({ name, isSame, likelihood, gap }) =>
              `${name}: ${isSame ? 'alike' : 'NOT alike'}, p = ${likelihood.toFixed(3)}, medians ${(gap * 100).toFixed(1)} % apart`,
          )
          .join('; '),
        ok: found.every(
          ({ isSame, likelihood, gap }) => isSame && likelihood > LEAST_LIKELIHOOD && gap < WIDEST_GAP,
        ),
      }
    } finally {
      portal.remove()
      await smtp.close()
    }
  },
}
