/**
 * Senders over one outbox that are killed in the middle of their work, again and again: for the short test beside the
 * sender, and for the long one here.
 */
import { Effect, Layer, ManagedRuntime, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Database } from '#server/database/Database.ts'
import { PostgresServer } from '#server/database/testing/postgres.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts'

/** Mails that a sender has under way at once: so many may be repeated after a kill. */
export const UNDER_WAY = 4

/** Taken before the next kill. */
const MAILS_A_KILL = 4
/** Started ahead: a program needs longer to start than to send. */
const READY = 3

const program = join(import.meta.dirname, '../../server/content/mail/testing/sendingProgram.ts')

export interface Killed {
  readonly mails: number
  /** Mails that nobody got. */
  readonly lost: number
  /** Mails beyond the first of each. */
  readonly repeated: number
  /** Repeated under another Message-ID: a mailbox would show both. */
  readonly shownTwice: number
  /** Recipients who got theirs in another order than they were written. */
  readonly outOfOrder: number
}

/** Fills an outbox, kills so many senders one after the other, lets the last one finish, and says what came of it. */
export async function killSenders(kills: number): Promise<Killed> {
  const mails = kills * 8 + 8
  const people = Array.from({ length: 10 }, (_, n) => `person.${n}@example.gr`)
  const server = await PostgresServer.start()
  const url = await server.database()
  const database = ManagedRuntime.make(Database.layerServer(Redacted.make(url)))
  const smtp = await startSmtp()
  const senders = startSenders([url, smtp.url], kills + 1)
  try {
    await database.runPromise(fill(mails, people))
    for (let kill = 0; kill < kills; kill++) await killOne(senders.next(), smtp)
    senders.next()
    while ((await database.runPromise(left)) > 0) await wait(100)
    return judge(smtp, mails, people)
  } finally {
    senders.end()
    await smtp.close()
    await database.dispose()
    await server.stop()
  }
}

/** Programs that are loaded and wait for the word, then send. */
function startSenders(args: readonly string[], most: number) {
  const all: ChildProcess[] = []
  const start = () => {
    const sender = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'inherit', 'inherit'] })
    all.push(sender)
    return sender
  }
  const ready = Array.from({ length: Math.min(READY, most) }, start)
  return {
    next: (): ChildProcess => {
      const sender = ready.shift() ?? start()
      if (all.length < most) ready.push(start())
      sender.stdin?.end()
      return sender
    },
    end: () => all.forEach((sender) => sender.kill('SIGKILL')),
  }
}

/** Lets a sender take some mails, and kills it in the middle of the next. */
async function killOne(sender: ChildProcess, smtp: FakeSmtp): Promise<void> {
  const enough = smtp.taken.length + MAILS_A_KILL
  while (smtp.taken.length < enough) await wait(1)
  await wait(Math.random() * 20)
  sender.kill('SIGKILL')
  await once(sender, 'exit')
}

const fill = (mails: number, people: readonly string[]) =>
  Effect.gen(function* () {
    const { put } = yield* Outbox
    for (let minutes = 0; minutes < mails; minutes++) {
      const data = { name: '', link: `https://estia.example/?n=${minutes}`, minutes }
      yield* put({ kind: 'resetPassword', to: people[minutes % people.length] ?? '', language: 'en', data })
    }
  }).pipe(Effect.provide(Outbox.layer.pipe(Layer.provide(Configuration.layerOf({})))))

const left = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(
    sql<{ n: number }>`SELECT count(*)::int4 AS n FROM outbox WHERE sent_at IS NULL`,
    ([row]) => row?.n ?? 0,
  ),
)

function judge({ taken }: FakeSmtp, mails: number, people: readonly string[]): Killed {
  const numbers = taken.map(({ text }) => Number(/\?n=(\d+)/.exec(text ?? '')?.[1]))
  const different = new Set(numbers).size
  const ofPerson = (person: string) =>
    taken.flatMap(({ to }, place) => (to?.[0]?.address === person ? [numbers[place] ?? -1] : []))
  const isInOrder = (own: readonly number[]) => own.every((number, at) => number >= (own[at - 1] ?? 0))
  return {
    mails,
    lost: mails - different,
    repeated: taken.length - different,
    shownTwice: new Set(taken.map(({ messageId }) => messageId)).size - different,
    outOfOrder: people.filter((person) => !isInOrder(ofPerson(person))).length,
  }
}
