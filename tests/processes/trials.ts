/** What several portals on one database have to be as one in: each trial says what came of it. */
import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { makeOwner, type Owner } from '../bench/people/makeOwner.ts'
import { Visitor } from '../bench/people/Visitor.ts'
import { OpenPage } from './OpenPage.ts'
import type { SeveralPortals } from './severalPortals.ts'

/** Nobody asks so much for anything else. */
let nextPrice = 987_000_000
/** How long anything is waited for before it counts as lost, ms. */
const PATIENCE = 20_000

async function until(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const begun = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begun > PATIENCE) return false
    await setTimeout(20)
  }
  return true
}

const foundAt = async (origin: string, price: number): Promise<number> => {
  const query = `idContratto=1&idCategoria=1&prezzoMinimo=${price}&prezzoMassimo=${price}`
  const reply = await fetch(`${origin}/api-next/search-list/listings/?${query}`)
  return ((await reply.json()) as { readonly total: number }).total
}

/** A user who offers a home that is for sale, and the home. */
async function someHome({ sql }: SeveralPortals) {
  const [home] = await sql<{ readonly id: number; readonly email: string }>(
    (client) => client`SELECT listings.id, advertisers.email FROM listings
      JOIN advertisers ON advertisers.id = advertiser_id
      WHERE contract = 1 AND category = 1 AND listings.status = 1 AND kind = 1 AND country = 1
        AND advertisers.email IS NOT NULL AND advertisers.type = 'agency' ORDER BY listings.id LIMIT 1`,
  )
  if (home === undefined) throw new Error('No agency has a home for sale')
  return home
}

/** Publishes so many homes, one after the other, and tells how long the slowest process took to find each, ms. */
export async function publishAndFind(portals: SeveralPortals, count: number): Promise<readonly number[]> {
  const { id } = await someHome(portals)
  const took: number[] = []
  for (let made = 1; made <= count; made++) {
    const price = nextPrice++
    await portals.sql(
      (sql) => sql`INSERT INTO listings SELECT (jsonb_populate_record(listings, jsonb_build_object(
        'id', (SELECT max(id) + 1 FROM listings), 'price', ${price}::int4))).* FROM listings WHERE id = ${id}`,
    )
    const begun = performance.now()
    await Promise.all(
      portals.processes.map(({ origin }) => until(async () => (await foundAt(origin, price)) === 1)),
    )
    took.push(performance.now() - begun)
  }
  return took
}

export interface People {
  /** Answers for the advertiser of the home. */
  readonly advertiser: Owner
  readonly seeker: Owner
  readonly listingId: number
  readonly conversationId: string
}

/** Two who talk about a home, who signed up, in and wrote by whichever process had the turn. */
export async function somePeople(portals: SeveralPortals): Promise<People> {
  const { balancer, smtp } = portals
  const home = await someHome(portals)
  const advertiser = await makeOwner(balancer.origin, smtp, 1, home.email)
  const seeker = await makeOwner(balancer.origin, smtp, 2)
  const { text } = await seeker.browser.tell('/api-next/contact/message/', {
    listingId: home.id,
    key: randomUUID(),
    reason: 'requestInfo',
    text: 'Is it still there?',
  })
  const { conversationId } = JSON.parse(text) as { readonly conversationId?: string }
  if (conversationId === undefined) throw new Error(`The first message was not taken: ${text}`)
  return { advertiser, seeker, listingId: home.id, conversationId }
}

/** What each process answers a user who signed in on one of them. */
export const profileEverywhere = ({ processes }: SeveralPortals, { browser }: Owner) =>
  Promise.all(
    processes.map(
      async ({ origin }) => (await browser.through(origin).ask('/api-next/user/profile/')).status,
    ),
  )

/** The same message, with the same key, sent to every process at once and once more afterwards. */
export async function sendOnceEverywhere(portals: SeveralPortals, { seeker, conversationId }: People) {
  const message = { key: randomUUID(), text: 'Only once', attachments: [] }
  const send = async (origin: string, value: object) =>
    (await seeker.browser.through(origin).tell(`/api-next/messages/${conversationId}/`, value)).status
  const origins = portals.processes.map(({ origin }) => origin)
  const atOnce = await Promise.all(origins.map((origin) => send(origin, message)))
  const later = await Promise.all(origins.map((origin) => send(origin, message)))
  const others = await Promise.all(origins.map((origin) => send(origin, { ...message, text: 'Else' })))
  const [kept] = await portals.sql<{ readonly count: number }>(
    (sql) => sql`SELECT count(*)::int AS count FROM entries WHERE text = ${message.text}`,
  )
  return { same: [...atOnce, ...later], others, kept: kept?.count }
}

/** Until word of what one process counted has reached the others for certain, ms. */
const WORD = 500

/**
 * Asks whether an address is known, of the processes in turn; gives how often the truth was told. After the `first` ones
 * word has time to go round.
 */
export async function askWhoIsRegistered(
  { processes, balancer }: SeveralPortals,
  { first, more }: { readonly first: number; readonly more: number },
) {
  const browser = new Visitor(balancer.origin, '203.0.113.77')
  await browser.ask('/api-next/auth/user/info/')
  let told = 0
  for (let asked = 0; asked < first + more; asked++) {
    if (asked === first) await setTimeout(WORD)
    const { origin } = processes[asked % processes.length] as { readonly origin: string }
    const email = `nobody.${asked}@estia.example`
    const { text } = await browser.through(origin).tell('/api-next/auth/user/registration-type/', { email })
    if (text.includes('"UNREGISTERED"')) told++
  }
  return told
}

/** Guesses one account's password, from ever new addresses, of the processes in turn; gives how many were looked at. */
export async function guessEverywhere({ processes, balancer }: SeveralPortals, email: string, times: number) {
  const stranger = new Visitor(balancer.origin, '198.51.100.7')
  await stranger.ask('/api-next/auth/user/info/')
  let evaluated = 0
  for (let guess = 0; guess < times; guess++) {
    const { origin } = processes[guess % processes.length] as { readonly origin: string }
    const form = { email, password: `guess number ${guess}` }
    const { status } = await stranger
      .at(`10.9.${guess >> 8}.${guess % 256}`)
      .through(origin)
      .ask('/api-next/user/login/', form)
    if (status === 401) evaluated++
  }
  return evaluated
}

/**
 * Messages come to a user with so many pages open while processes are killed and started again, one after the other.
 * Gives what each page was told of the messages, in order.
 */
export async function killUnderStreams(
  { processes, balancer, sql }: SeveralPortals,
  { advertiser, seeker, conversationId }: People,
  { pages: count, kills }: { readonly pages: number; readonly kills: number },
) {
  const pages = Array.from({ length: count }, () => new OpenPage(advertiser.browser))
  let sent = 0
  const send = async (origin: string) => {
    const value = { key: randomUUID(), text: `Message ${++sent}`, attachments: [] }
    const { status } = await seeker.browser
      .through(origin)
      .tell(`/api-next/messages/${conversationId}/`, value)
    if (status !== 200) throw new Error(`A message was answered ${status}`)
  }
  const [before] = await sql<{ readonly last: number }>(
    (client) => client`SELECT coalesce(max(id), 0)::int AS last FROM notifications`,
  )
  try {
    await until(() => pages.every(({ lines }) => lines > 0))
    for (let kill = 0; kill < kills; kill++) {
      const killed = processes[kill % processes.length]
      const other = processes[(kill + 1) % processes.length]
      if (killed === undefined || other === undefined) throw new Error('There are not two processes')
      await send(killed.origin)
      await send(other.origin)
      await killed.kill()
      await send(other.origin)
      await send(other.origin)
      if (kill < kills - 1) await killed.start()
      await balancer.untilReady(processes.length - (kill < kills - 1 ? 0 : 1))
    }
    const news = await sql<{ readonly id: number }>(
      (client) => client`SELECT notifications.id::int AS id FROM notifications
        JOIN accounts ON accounts.id = account_id AND accounts.email_key = ${advertiser.email}
        WHERE notifications.id > ${before?.last ?? 0} ORDER BY notifications.id`,
    )
    const expected = news.map(({ id }) => id)
    const last = expected.at(-1) ?? 0
    await until(() => pages.every(({ told }) => told.includes(last)))
    return {
      sent,
      expected,
      told: pages.map(({ told }) => told.filter((id) => id > (before?.last ?? 0))),
      lines: pages.reduce((sum, { lines }) => sum + lines, 0),
    }
  } finally {
    for (const page of pages) page.close()
  }
}

/** Once nothing waits: how many mails went out, how many were taken, and how many of them twice. */
export async function mailsTaken({ sql, smtp }: SeveralPortals) {
  const left = async () => {
    const [row] = await sql<{ readonly count: number }>(
      (client) => client`SELECT count(*)::int AS count FROM outbox WHERE sent_at IS NULL`,
    )
    return row?.count
  }
  await until(async () => (await left()) === 0)
  const [row] = await sql<{ readonly count: number }>(
    (client) => client`SELECT count(*)::int AS count FROM outbox WHERE sent_at IS NOT NULL`,
  )
  const different = new Set(smtp.taken.map(({ messageId }) => messageId)).size
  return { mails: row?.count, different, twice: smtp.taken.length - different }
}

/** Lines of the log that are not one JSON object each, with a time, a level and a message. */
export const strayLines = ({ processes }: SeveralPortals): readonly string[] =>
  processes.flatMap((portal) =>
    portal
      .log()
      .slice(0, -1)
      .filter((line) => !isEntry(line)),
  )

function isEntry(line: string): boolean {
  try {
    const { time, level, message } = JSON.parse(line) as Readonly<Record<string, unknown>>
    return (
      typeof time === 'string' &&
      !Number.isNaN(Date.parse(time)) &&
      ['debug', 'info', 'warn', 'error', 'fatal'].includes(level as string) &&
      typeof message === 'string'
    )
  } catch {
    return false
  }
}
