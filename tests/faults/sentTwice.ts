import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Database } from '#server/database/Database.ts'
import { openLayer } from '#server/database/testing/openLayer.ts'
import { makeOwner } from '../bench/people/makeOwner.ts'
import type { Visitor } from '../bench/people/Visitor.ts'
import { startSmtp } from '../fakes/smtp.ts'
import { cutLine } from './cutLine.ts'
import type { Fault } from './Fault.ts'
import { PortalProcess } from './PortalProcess.ts'

const AT_ONCE = 100
const CUT = 4
const KILLED = 4
/** When the portal is killed after it was asked, ms: somewhere in the middle of its work. */
const KILLED_AFTER = [2, 5, 10, 20]

const path = '/api-next/contact/message/'

interface Message {
  readonly listingId: number
  readonly key: string
  readonly text: string
}

/** A home whose advertiser takes messages. */
async function someHome(browser: Visitor): Promise<number> {
  const found = JSON.parse((await browser.ask('/api-next/search-list/listings/?idContratto=1')).text) as {
    readonly listings: readonly { readonly id: number }[]
  }
  for (const { id } of found.listings) {
    const ways = await browser.ask(`/api-next/listings/${id}/contact/`)
    if ((JSON.parse(ways.text) as { readonly methods: readonly string[] }).methods.includes('email'))
      return id
  }
  throw new Error('No advertiser takes messages')
}

const statusOf = (sent: Promise<{ readonly status: number }>) =>
  sent.then(
    ({ status }) => status,
    () => undefined,
  )

/** What of it all is in the database, once the portal is gone. */
async function kept(folder: string) {
  const database = openLayer(Database.layerFolder(folder))
  const count = (query: string) =>
    database.run(
      Effect.flatMap(SqlClient.SqlClient, (sql) =>
        Effect.map(sql.unsafe<{ count: number }>(query), ([row]) => row?.count ?? 0),
      ),
    )
  try {
    return {
      messages: await count("SELECT count(*)::int AS count FROM entries WHERE kind = 'text'"),
      different: await count("SELECT count(DISTINCT text)::int AS count FROM entries WHERE kind = 'text'"),
      mails: await count("SELECT count(*)::int AS count FROM outbox WHERE kind = 'newMessage'"),
    }
  } finally {
    await database.close()
  }
}

/** Sends a message over a line on which the reply never comes. With `kills`, the portal dies with it. */
async function unheard(portal: PortalProcess, browser: Visitor, message: Message, kills: boolean) {
  const dying: Promise<void>[] = []
  const line = await cutLine(portal.origin, () => void (kills && dying.push(portal.kill())))
  const status = await statusOf(browser.through(line.origin).tell(path, message))
  line.close()
  await Promise.all(dying)
  if (kills) await portal.start()
  return status
}

/** A user who sends the same again: at once, after a reply that was lost, and after the portal died under it. */
export const sentTwice: Fault = {
  id: 17,
  test: `The same sent again: ${AT_ONCE} at once; ${CUT} replies lost; the process killed ${KILLED} times between commit and reply and ${KILLED_AFTER.length} times in the middle; another body with the same key`,
  bar: 'each message and its mail exactly once; every retry 200; another body 422',
  run: async () => {
    const smtp = await startSmtp()
    const portal = await PortalProcess.make(500, { SMTP_URL: smtp.url, ESTIA_TRUSTED_PROXIES: '1' })
    try {
      await portal.start()
      const { browser } = await makeOwner(portal.origin, smtp, 1)
      const listingId = await someHome(browser)
      let sent = 0
      const message = (): Message => ({ listingId, key: randomUUID(), text: `Number ${++sent}` })
      const retries: number[] = []
      const others: number[] = []
      const again = async (one: Message) => {
        retries.push((await browser.tell(path, one)).status)
        others.push((await browser.tell(path, { ...one, text: 'Something else' })).status)
      }
      const first = message()
      const atOnce = await Promise.all(Array.from({ length: AT_ONCE }, () => browser.tell(path, first)))
      retries.push(...atOnce.map(({ status }) => status))
      await again(first)
      let heard = 0
      for (let round = 0; round < CUT + KILLED; round++) {
        const one = message()
        if ((await unheard(portal, browser, one, round >= CUT)) !== undefined) heard++
        await again(one)
      }
      for (const after of KILLED_AFTER) {
        const one = message()
        const reply = statusOf(browser.tell(path, one))
        await setTimeout(after)
        await portal.kill()
        await reply
        await portal.start()
        await again(one)
      }
      await portal.stop()
      const { messages, different, mails } = await kept(portal.data)
      const isOnce = messages === sent && different === sent && mails === sent
      const bad = retries.filter((status) => status !== 200).length
      const taken = others.filter((status) => status !== 422).length
      return {
        measured: `${sent} sent: ${messages} messages, ${different} different ones, ${mails} mails; ${bad} of ${retries.length} retries not answered 200; ${taken} of ${others.length} other bodies not refused; ${heard} replies heard that were to be lost`,
        ok: isOnce && bad === 0 && taken === 0 && heard === 0,
      }
    } finally {
      portal.remove()
      await smtp.close()
    }
  },
}
