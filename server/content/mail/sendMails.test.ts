import { Effect, Layer, Redacted, References } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { type FakeSmtp, startSmtp } from '../../../tests/fakes/smtp.ts'
import type { Mail } from './Mail.ts'
import { Outbox } from './Outbox.ts'
import { sendMails, waitAfter } from './sendMails.ts'
import { smtpTransport } from './smtpTransport.ts'

const origin = 'https://estia.example'

const mail = (to: string, minutes = 20): Mail => ({
  kind: 'resetPassword',
  to,
  language: 'en',
  data: { name: 'Eleni', link: `${origin}/reset?token=t${minutes}`, minutes },
})

/** Nobody waits long in a test; a mail may take a second. */
const times = { pollEvery: 0.02, lease: 2, firstWait: 0.02, longestWait: 0.05, giveUpAfter: 60 }

interface State {
  readonly sent: number
  readonly failed: number
  readonly waiting: number
  readonly texts: number
}

const state = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<State>`SELECT count(sent_at)::int4 AS sent, count(failed_at)::int4 AS failed,
    (count(*) FILTER (WHERE sent_at IS NULL AND failed_at IS NULL))::int4 AS waiting,
    (count(*) FILTER (WHERE payload <> '{}'::jsonb))::int4 AS texts FROM outbox`
  return row
})

describe.each(engines)('sending on $name', ({ missing, open }) => {
  let database: TestDatabase
  let smtp: FakeSmtp
  const stops: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    if (missing === undefined) database = await open()
  })
  beforeEach(async () => {
    smtp = await startSmtp()
    await database?.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql`TRUNCATE outbox`))
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
    await smtp.close()
  })
  afterAll(() => database?.close())

  const outbox = Outbox.layer.pipe(Layer.provide(Configuration.layerOf({ origin })))
  const put = (...mails: readonly Mail[]) =>
    database.run(
      Effect.gen(function* () {
        const { put: keep } = yield* Outbox
        for (const one of mails) yield* keep(one)
      }).pipe(Effect.provide(outbox)),
    )
  /** Another process that sends, as far as the database can tell. */
  const start = (changed: Partial<typeof times> = {}) => {
    const stop = new AbortController()
    const deliver = smtpTransport({
      url: Redacted.make(smtp.url),
      from: 'Estia <no-reply@estia.example>',
      limit: 1000,
    })
    const sending = sendMails({ deliver, origin, keepsText: false, times: { ...times, ...changed } })
    const running = Effect.scoped(Effect.andThen(sending, Effect.never)).pipe(Effect.provide(outbox))
    const stopped = new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()))
    const ended = database.run(
      Effect.raceFirst(
        running,
        Effect.promise(() => stopped),
      ).pipe(Effect.provideService(References.MinimumLogLevel, 'None')),
    )
    stops.push(() => {
      stop.abort()
      return ended
    })
  }
  const settled = (sent: number, failed = 0) =>
    vi.waitFor(async () => expect(await database.run(state)).toMatchObject({ sent, failed, waiting: 0 }), {
      timeout: 30_000,
    })
  const subjects = () => smtp.taken.map(({ to }) => to?.[0]?.address)

  it.skipIf(missing)('sends text and HTML, once, and forgets what it said', async () => {
    start()
    await put(mail('eleni@example.gr'))
    await settled(1)
    const [email] = smtp.taken
    expect(smtp.taken).toHaveLength(1)
    expect(email).toMatchObject({
      subject: 'Set a new password',
      from: { address: 'no-reply@estia.example' },
    })
    expect(email?.text).toContain(`${origin}/reset?token=t20`)
    expect(email?.html).toContain('lang="en"')
    expect(await database.run(state)).toMatchObject({ texts: 0 })
  })

  it.skipIf(missing)('brings a visit along for the calendar', async () => {
    start()
    const link = `${origin}/user/messages/?conversation=a`
    const calendar = {
      id: 'a',
      startsAt: '2026-03-30T07:30:00.000Z',
      minutes: 30,
      sequence: 1,
      isCancelled: false,
      changedAt: '2026-03-28T10:00:00.000Z',
      title: 'Διαμέρισμα',
      link,
    }
    const data = {
      name: '',
      from: '',
      reach: '',
      title: 'Διαμέρισμα',
      text: '',
      link,
      mode: 'inPerson',
    } as const
    const times = [calendar.startsAt]
    await put({
      kind: 'visitConfirmed',
      to: 'e@example.gr',
      language: 'el',
      data: { ...data, times, calendar },
    })
    await settled(1)
    const [attachment] = smtp.taken[0]?.attachments ?? []
    expect(attachment).toMatchObject({ filename: 'visit.ics', mimeType: 'text/calendar' })
    expect(smtp.taken[0]?.text).toContain('30 Μαρτίου 2026')
  })

  it.skipIf(missing).each(['refuses', 'busy', 'diesInData', 'hangs'] as const)(
    'loses nothing when the server first %s',
    async (mood) => {
      smtp.moods.push(mood, mood, 'takes')
      await put(mail('eleni@example.gr'))
      start()
      await settled(1)
      expect(smtp.refused).toEqual([mood, mood])
      expect(smtp.taken).toHaveLength(1)
    },
  )

  it.skipIf(missing)(
    'repeats under the same Message-ID when it was not told that the mail was taken',
    async () => {
      smtp.moods.push('diesAfterData')
      await put(mail('eleni@example.gr'))
      start()
      await settled(1)
      expect(smtp.taken).toHaveLength(2)
      expect(smtp.taken[0]?.messageId).toMatch(/@estia\.example>$/)
      expect(smtp.taken[1]?.messageId).toBe(smtp.taken[0]?.messageId)
    },
  )

  it.skipIf(missing)(
    'keeps the order of each recipient, with several processes and a bad server',
    async () => {
      const minutes = [1, 2, 3, 4, 5, 6, 7, 8]
      smtp.moods.push('busy', 'diesInData', 'takes', 'refuses', 'busy')
      await put(...minutes.flatMap((minute) => [mail('a@example.gr', minute), mail('b@example.gr', minute)]))
      start()
      start()
      await settled(16)
      for (const to of ['a@example.gr', 'b@example.gr']) {
        const found = smtp.taken.filter((email) => email.to?.[0]?.address === to)
        expect(found.map((email) => Number(/token=t(\d+)/.exec(email.text ?? '')?.[1]))).toEqual(minutes)
      }
    },
  )

  it.skipIf(missing)('takes over a mail that a process had when it died, after its lease', async () => {
    await put(mail('eleni@example.gr'))
    await database.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql`UPDATE outbox SET attempts = 1, next_at = now() + interval '300 ms'`,
      ),
    )
    start()
    await settled(1)
    expect(smtp.taken).toHaveLength(1)
  })

  it.skipIf(missing)(
    'gives up what the server will never take, and what has waited for too long',
    async () => {
      smtp.moods.push('unknownUser')
      await put(mail('nobody@example.gr'))
      start({ giveUpAfter: 0 })
      await settled(0, 1)
      smtp.moods.push('busy')
      await put(mail('late@example.gr'))
      await settled(0, 2)
      await put(mail('late@example.gr'))
      await settled(1, 2)
      expect(await database.run(state)).toMatchObject({ texts: 0 })
    },
  )

  it.skipIf(missing)('lets nothing in an address become a header or a second recipient', async () => {
    await put(
      mail('a@example.gr\r\nBcc: victim@example.gr'),
      mail('a@example.gr, victim@example.gr'),
      mail('Eleni <victim@example.gr>'),
      mail('good@example.gr'),
    )
    start({ giveUpAfter: 0 })
    await vi.waitFor(async () => expect(await database.run(state)).toMatchObject({ waiting: 0 }), {
      timeout: 30_000,
    })
    expect(subjects()).toContain('good@example.gr')
    const everybody = smtp.taken.flatMap((email) => [
      ...(email.to ?? []),
      ...(email.cc ?? []),
      ...(email.bcc ?? []),
    ])
    expect(everybody.map(({ address }) => address)).not.toContain('victim@example.gr')
  })
})

describe('waiting', () => {
  it('grows from half a minute to six hours', () => {
    expect([1, 2, 3, 10, 11, 40].map((attempts) => waitAfter(attempts))).toEqual([
      30, 60, 120, 15_360, 21_600, 21_600,
    ])
  })
})
