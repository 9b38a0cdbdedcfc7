/**
 * How soon an open page is told of a message, while a thousand pages are open: from the moment at which the sender has
 * the answer to the last of the receiver's pages that hears of it, and on to the message in the page's hands.
 */
import { setTimeout } from 'node:timers/promises'
import { startSmtp } from '../../fakes/smtp.ts'
import { startPortal } from '../http/portal.ts'
import { makeOwner, type Owner } from '../people/makeOwner.ts'
import { type Percentiles, percentilesOf, round } from '../percentiles.ts'
import { Listener } from './Listener.ts'

const PEOPLE = 50
/** Of each: as many as one account may open. */
const PAGES = 20
const MESSAGES = 200
/** Between two messages, ms. */
const PAUSE = 50

export interface LiveReport {
  readonly streams: number
  /** Until the last of the receiver's pages was told, ms after the sender's answer; below 0 it was before. */
  readonly told: Percentiles
  /** Until the message itself was there, asked for as a page does, ms after the sender's answer. */
  readonly shown: Percentiles
  readonly slowest: number
  readonly lost: number
  /** How long sending took, ms. */
  readonly sent: Percentiles
  readonly loopDelay: number
}

interface Conversation {
  readonly id: string
  readonly seeker: Owner
}

/** An agency's listing, and the address that its agency answers from. */
async function someListing(browser: Owner['browser']) {
  const list = JSON.parse((await browser.ask('/api-next/search-list/listings/?lang=en')).text) as {
    readonly listings: readonly { readonly id: number }[]
  }
  for (const { id } of list.listings) {
    const detail = JSON.parse((await browser.ask(`/api-next/listings/${id}/?lang=en`)).text) as {
      readonly agency: { readonly id: number } | null
    }
    if (detail.agency !== null) return { id, email: `advertiser-${detail.agency.id}@demo.estia.example` }
  }
  throw new Error('No agency has a listing')
}

async function writeFirst(seeker: Owner, listingId: number): Promise<Conversation> {
  const { text } = await seeker.browser.tell('/api-next/contact/message/?lang=en', {
    listingId,
    key: crypto.randomUUID(),
    reason: 'requestInfo',
    text: 'Is it still there?',
  })
  const id = (JSON.parse(text) as { readonly conversationId?: string }).conversationId
  if (typeof id !== 'string') throw new Error(`The first message was not taken: ${text}`)
  return { id, seeker }
}

/** One message of the conversation's seeker, and when it was where. */
async function timeMessage(
  { id, seeker }: Conversation,
  receiver: Owner,
  pages: readonly Listener[],
  count: number,
) {
  const key = crypto.randomUUID()
  const before = pages.map(({ told }) => told.size)
  const { status, took } = await seeker.browser.tell(`/api-next/messages/${id}/?lang=en`, {
    key,
    text: `Message ${count}`,
    attachments: [],
  })
  const answered = performance.now()
  if (status !== 200) throw new Error(`A message was answered ${status}`)
  const isTold = () => pages.every(({ told }, at) => told.size > (before[at] ?? 0))
  for (let tries = 0; tries < 2000 && !isTold(); tries++) await setTimeout(1)
  if (!isTold()) return { took, told: undefined, shown: undefined }
  const told = Math.max(...pages.map(({ told: times }) => [...times.values()].at(-1) ?? 0)) - answered
  const { text } = await receiver.browser.ask(`/api-next/messages/${id}/?lang=en`)
  const isShown = text.includes(`Message ${count}`)
  return { took, told, shown: isShown ? performance.now() - answered : undefined }
}

/** A portal with so many listings and a thousand open pages. */
export async function benchLive(listings: number): Promise<LiveReport> {
  const smtp = await startSmtp()
  const portal = await startPortal(listings, { SMTP_URL: smtp.url, ESTIA_TRUSTED_PROXIES: '1' })
  const open: Listener[] = []
  try {
    const people: Owner[] = []
    for (let number = 1; number < PEOPLE; number++) people.push(await makeOwner(portal.origin, smtp, number))
    const [first] = people
    if (first === undefined) throw new Error('Nobody is there')
    const listing = await someListing(first.browser)
    const receiver = await makeOwner(portal.origin, smtp, PEOPLE, listing.email)
    const conversations: Conversation[] = []
    for (const seeker of people.slice(0, 10)) conversations.push(await writeFirst(seeker, listing.id))
    for (const { browser } of [receiver, ...people])
      open.push(...(await Promise.all(Array.from({ length: PAGES }, () => new Listener().open(browser)))))
    portal.watch()
    const timed = []
    for (let count = 0; count < MESSAGES; count++) {
      const conversation = conversations[count % conversations.length] as Conversation
      timed.push(await timeMessage(conversation, receiver, open.slice(0, PAGES), count))
      await setTimeout(PAUSE)
    }
    for (const page of open) page.close()
    const shown = timed.flatMap((one) => one.shown ?? [])
    const { p99 } = await portal.stop()
    return {
      streams: open.length,
      told: percentilesOf(timed.flatMap((one) => one.told ?? [])),
      shown: percentilesOf(shown),
      slowest: round(Math.max(...shown)),
      lost: MESSAGES - shown.length,
      sent: percentilesOf(timed.map(({ took }) => took)),
      loopDelay: round(p99),
    }
  } finally {
    for (const page of open) page.close()
    await smtp.close()
  }
}

export const printLiveReport = ({
  streams,
  told,
  shown,
  slowest,
  lost,
  sent,
  loopDelay,
}: LiveReport): string =>
  [
    `${streams} open streams; event loop late by p99 ${loopDelay} ms`,
    `Sending a message: p50 ${sent.p50} ms, p95 ${sent.p95} ms`,
    `Told to the last of 20 pages after the answer: p50 ${told.p50} ms, p99 ${told.p99} ms`,
    `In the page after the answer: p50 ${shown.p50} ms, p99 ${shown.p99} ms, slowest ${slowest} ms (bar 500); lost ${lost}`,
  ].join('\n')
