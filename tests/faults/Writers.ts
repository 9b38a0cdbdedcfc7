import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { makeOwner, password } from '../bench/people/makeOwner.ts'
import { Visitor } from '../bench/people/Visitor.ts'
import { flat } from '#server/features/listings/write/testing/flat.ts'
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts'
import type { PortalProcess } from './PortalProcess.ts'

/** People with an account, who save homes one after the other. */
const SAVERS = 8
/** Homes that each of them saves and lets go of, in turn. */
const HOMES = 40

/** What is written in a second; the sum is the load of the test plan. */
const RATES = { favourite: 100, contact: 90, signUp: 10 } as const
/** Listings placed in a second, beside the others: an account may place 300 in ten minutes. */
const LISTINGS_A_SECOND = 2
/** Writes under way at a time: a machine that is busy with other things gets no queue of hours. */
const MOST_UNDER_WAY = 100
export const WRITES_A_SECOND = RATES.favourite + RATES.contact + RATES.signUp

/** Settings of a portal that these people can write to. */
export const writersNeed = { ESTIA_TRUSTED_PROXIES: '1' } as const

/** What people were told is written, and so has to be there. */
export interface Acknowledged {
  /** Emails of those who contacted an advertiser without an account. */
  readonly contacts: ReadonlySet<string>
  /** Emails of new accounts. */
  readonly signUps: ReadonlySet<string>
  /** References of placed listings. */
  readonly listings: ReadonlySet<string>
  /** By email and home, whether it is saved; absent where the last answer never came. */
  readonly favourites: ReadonlyMap<string, boolean>
}

interface Saver {
  readonly email: string
  readonly browser: Visitor
}

/** An answer other than yes. */
export interface Refusal {
  readonly status: number
  readonly hasRetryAfter: boolean
  /** After the start of this writing, ms. */
  readonly at: number
}

/** People who contact, save and sign up, at an even pace, for as long as they are let. */
export class Writers {
  private readonly stranger: Visitor
  private readonly savers: readonly Saver[]
  private readonly homes: readonly number[]
  private readonly contacts = new Set<string>()
  private readonly signUps = new Set<string>()
  private readonly listings = new Set<string>()
  private readonly favourites = new Map<string, boolean>()
  private count = 0
  /** Answers yes, in all. */
  acknowledged = 0
  /** When the last one came, on the clock of `performance.now()`. */
  lastYes = 0
  refusals: Refusal[] = []

  private constructor(stranger: Visitor, savers: readonly Saver[], homes: readonly number[]) {
    this.stranger = stranger
    this.savers = savers
    this.homes = homes
  }

  /** Makes the people, on a portal that is then started again without a mail server. */
  static async make(portal: PortalProcess): Promise<Writers> {
    const smtp = await startSmtp()
    await portal.start({ SMTP_URL: smtp.url })
    try {
      return await Writers.at(portal.origin, smtp)
    } finally {
      await portal.stop()
      await smtp.close()
    }
  }

  /** Makes the people, on whatever answers at the address and sends its mails there. */
  static async at(origin: string, smtp: FakeSmtp): Promise<Writers> {
    const savers: Saver[] = []
    for (let n = 1; n <= SAVERS; n++) savers.push(await makeOwner(origin, smtp, n))
    const stranger = new Visitor(origin, '198.51.100.7')
    await stranger.ask('/api-next/auth/user/info/')
    return new Writers(stranger, savers, await homesOf(stranger))
  }

  /**
   * Everybody writes, or does a part of it, until the returned function is called, which waits for what is under way.
   */
  start(part = 1): () => Promise<void> {
    const begun = performance.now()
    const pending = new Set<Promise<void>>()
    const idle = [...this.savers]
    const go = (begin: () => Promise<void>) => {
      if (pending.size >= MOST_UNDER_WAY) return
      const work = begin()
      pending.add(work)
      void work.then(() => pending.delete(work))
    }
    const judge = this.judgeFrom(begun)
    const timers = [
      every(part * RATES.contact, () => go(() => this.contact(judge))),
      every(part * RATES.signUp, () => go(() => this.signUp(judge))),
      every(part * LISTINGS_A_SECOND, () => go(() => this.place(judge))),
      every(part * RATES.favourite, () => {
        go(async () => {
          const saver = idle.shift()
          if (saver === undefined) return
          await this.save(saver, judge)
          idle.push(saver)
        })
      }),
    ]
    return async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(pending)
    }
  }

  /** So many contact a user at the same moment. Gives how long the slowest of them waited for an answer, ms. */
  async contactsAtOnce(count: number): Promise<number> {
    const begun = performance.now()
    const judge = this.judgeFrom(begun)
    await Promise.all(Array.from({ length: count }, () => this.contact(judge)))
    return performance.now() - begun
  }

  private judgeFrom(begun: number): Judge {
    return (answer) => {
      if (answer === undefined) return false
      if (answer.status === 200) {
        this.acknowledged++
        this.lastYes = performance.now()
        return true
      }
      this.refusals.push({ ...answer, at: performance.now() - begun })
      return false
    }
  }

  get told(): Acknowledged {
    return {
      contacts: this.contacts,
      signUps: this.signUps,
      listings: this.listings,
      favourites: this.favourites,
    }
  }

  private async contact(judge: Judge): Promise<void> {
    const n = ++this.count
    const email = `seeker.${n}@estia.example`
    const message = {
      listingId: this.homes[n % this.homes.length],
      key: randomUUID(),
      text: `Number ${n}`,
      name: 'Μαρία Παππά',
      email,
      phone: '6912345678',
      privacy: '1',
    }
    const answer = await answered(this.stranger.at(addressOf(n)).tell('/api-next/contact/message/', message))
    if (judge(answer)) this.contacts.add(email)
  }

  private async signUp(judge: Judge): Promise<void> {
    const n = ++this.count
    const email = `new.${n}@estia.example`
    const form = {
      email,
      password,
      first_name: 'Μαρία',
      last_name: 'Παππά',
      phone: '6912345678',
      privacy: '1',
    }
    const answer = await answered(this.stranger.at(addressOf(n)).ask('/api-next/user/register/', form))
    if (judge(answer)) this.signUps.add(email)
  }

  /** Places a listing, with its texts and histories. */
  private async place(judge: Judge): Promise<void> {
    const n = ++this.count
    const reference = `K-${n}`
    const saver = this.savers[n % this.savers.length]
    if (saver === undefined) return
    const answer = await answered(saver.browser.tell('/api-next/listings/', { ...flat, reference }))
    if (judge(answer)) this.listings.add(reference)
  }

  /** Saves a home, or lets go of it, as it was not before. */
  private async save({ email, browser }: Saver, judge: Judge): Promise<void> {
    const home = this.homes[Math.floor(Math.random() * HOMES)] ?? 0
    const key = `${email} ${home}`
    const isSaved = this.favourites.get(key) !== true
    // Until the answer comes, nobody can say how it is.
    this.favourites.delete(key)
    const answer = await answered(browser.put(`/api-next/saved/${home}/`, { isSaved }))
    if (judge(answer)) this.favourites.set(key, isSaved)
  }
}

type Answered = Omit<Refusal, 'at'> | undefined
type Judge = (answer: Answered) => boolean

/** Nothing where the connection broke. */
const answered = (asked: ReturnType<Visitor['ask']>): Promise<Answered> =>
  asked.then(
    ({ status, headers }) => ({ status, hasRetryAfter: Number(headers.get('retry-after')) > 0 }),
    () => undefined,
  )

/** Another network each time: limits count by it. */
const addressOf = (n: number) => `10.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}`

const every = (rate: number, work: () => void): NodeJS.Timeout => setInterval(work, 1000 / rate)

/** Homes whose advertisers take messages. */
async function homesOf(visitor: Visitor): Promise<readonly number[]> {
  const homes: number[] = []
  for (let page = 1; homes.length < HOMES; page++) {
    const { text } = await visitor.ask(`/api-next/search-list/listings/?idContratto=1&pag=${page}`)
    const found = JSON.parse(text) as { readonly listings: readonly { readonly id: number }[] }
    if (found.listings.length === 0) throw new Error('Too few advertisers take messages')
    for (const { id } of found.listings) {
      const ways = await visitor.ask(`/api-next/listings/${id}/contact/`)
      if ((JSON.parse(ways.text) as { readonly methods: readonly string[] }).methods.includes('email'))
        homes.push(id)
    }
  }
  return homes.slice(0, HOMES)
}

/** Waits until a user is told yes again. Gives how long it took, ms, or nothing when it took too long. */
export async function untilYes(writers: Writers, patience: number): Promise<number | undefined> {
  const begun = performance.now()
  while (writers.lastYes < begun) {
    if (performance.now() - begun > patience) return undefined
    await wait(20)
  }
  return performance.now() - begun
}
