import { Clock, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { cookiesIn } from '#server/http/cookies.ts'
import { sessionCookies, sessionEndCookies, sessionTokenIn } from './sessionCookies.ts'
import { Sessions } from './Sessions.ts'
import { movableClock } from '#server/platform/testing/movableClock.ts'

const accountId = '11111111-1111-4111-8111-111111111111'
const start = { accountId, method: 'email', device: 'Firefox, Linux', previous: undefined } as const
const dayMs = 24 * 60 * 60_000

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('sessions', () => {
    let database: TestDatabase
    const clock = movableClock()

    beforeAll(async () => {
      database = await engine.open()
      await database.run(
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) =>
            sql`INSERT INTO accounts (id, email, email_key, language, privacy_at)
              VALUES (${accountId}, 'a@example.gr', 'a@example.gr', 'el', now())`,
        ),
      )
    })
    afterAll(() => database.close())

    const run = <A>(use: (sessions: typeof Sessions.Service) => Effect.Effect<A>) =>
      database.run(
        Effect.flatMap(Sessions, use).pipe(
          Effect.provide(Sessions.layer),
          Effect.provideService(Clock.Clock, clock),
        ),
      )
    const open = (previous?: string) => run((sessions) => sessions.open({ ...start, previous }))
    const current = (token: string) => run((sessions) => sessions.current(token))

    it('knows a session by its token, and nothing by another', async () => {
      const { token } = await open()
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      expect(await current(token)).toMatchObject({ accountId, method: 'email', isProved: true })
      expect(await current(`${token}x`)).toBeUndefined()
      expect(await run((sessions) => sessions.current(undefined))).toBeUndefined()
    })

    it('keeps no token', async () => {
      const { token } = await open()
      const rows = await database.run(
        Effect.flatMap(SqlClient.SqlClient, (sql) => sql`SELECT sessions::text AS row FROM sessions`),
      )
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toContain(token)
    })

    it('ends the session that the browser came with', async () => {
      const first = await open()
      const second = await open(first.token)
      expect(await current(first.token)).toBeUndefined()
      expect(await current(second.token)).toBeDefined()
    })

    it('ends after 30 days without use, and with use after 400', async () => {
      const unused = await open()
      const used = await open()
      clock.advance(29 * dayMs)
      expect(await current(used.token)).toBeDefined()
      clock.advance(2 * dayMs)
      expect(await current(unused.token)).toBeUndefined()
      for (let day = 31; day < 400; day += 16) {
        expect(await current(used.token)).toBeDefined()
        clock.advance(16 * dayMs)
      }
      expect(await current(used.token)).toBeUndefined()
      await run((sessions) => sessions.sweep)
      const rows = await database.run(
        Effect.flatMap(SqlClient.SqlClient, (sql) => sql`SELECT 1 FROM sessions`),
      )
      expect(rows).toEqual([])
    })

    it('does not begin again when the clock is put back', async () => {
      const unused = await open()
      const used = await open()
      clock.advance(20 * dayMs)
      expect(await current(used.token)).toBeDefined()
      clock.advance(11 * dayMs)
      expect(await current(unused.token)).toBeUndefined()
      clock.advance(-30 * dayMs)
      expect(await current(unused.token)).toBeUndefined()
      expect(await current(used.token)).toMatchObject({ accountId })
    })

    it('asks for the password again when the clock was put back beyond when it was given', async () => {
      const { token } = await open()
      clock.advance(-60 * 60_000)
      expect((await current(token))?.isProved).toBe(false)
    })

    it('counts a password as just given for ten minutes', async () => {
      const { token } = await open()
      clock.advance(10 * 60_000)
      const session = await current(token)
      expect(session?.isProved).toBe(false)
      await run((sessions) => (session === undefined ? Effect.die('no session') : sessions.prove(session)))
      expect((await current(token))?.isProved).toBe(true)
    })

    it('notes use at most every five minutes', async () => {
      const { token } = await open()
      const begun = (await current(token))?.seenAt
      clock.advance(4 * 60_000)
      await current(token)
      expect((await current(token))?.seenAt).toEqual(begun)
      clock.advance(2 * 60_000)
      await current(token)
      expect((await current(token))?.seenAt).not.toEqual(begun)
    })

    it('lists an account’s own, ends one by name, and all others', async () => {
      const here = await open()
      const there = await open()
      const session = await current(here.token)
      const other = await current(there.token)
      if (session === undefined || other === undefined) throw new Error('no session')
      const listed = await run((sessions) => sessions.list(session))
      expect(listed.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([session.id])
      expect(listed.map(({ id }) => id)).toContain(other.id)
      await run((sessions) => sessions.endNamed({ ...session, accountId: other.id }, other.id))
      expect(await current(there.token)).toBeDefined()
      await run((sessions) => sessions.endNamed(session, other.id))
      expect(await current(there.token)).toBeUndefined()
      await open()
      await run((sessions) => sessions.endOthers(session))
      expect(await run((sessions) => sessions.list(session))).toHaveLength(1)
      await run((sessions) => sessions.endAll(accountId))
      expect(await current(here.token)).toBeUndefined()
    })
  })
})

describe('cookies of a sign-in', () => {
  const opened = { token: 'T', accountId, maxAge: 60 }
  it.each([
    [true, '__Host-estia_session=T; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=Lax'],
    [false, 'estia_session=T; Path=/; Max-Age=60; HttpOnly; SameSite=Lax'],
  ])('https %s', (isSecure, line) => {
    const [session, companion] = sessionCookies(opened, isSecure)
    expect(session).toBe(line)
    expect(companion).toMatch(/^logged_in=1; /)
    expect(companion).not.toContain('HttpOnly')
    expect(sessionTokenIn(cookiesIn(session?.split(';')[0]), isSecure)).toBe('T')
    expect(sessionEndCookies(isSecure).every((ended) => ended.includes('Max-Age=0'))).toBe(true)
  })
})
