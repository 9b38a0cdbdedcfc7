/** Kept homes: whose they are, how many, what their months say, and whom an owner asks. */
import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { covers } from '../covers.ts'
import { homeLimits } from '#domain/valuation/homeLimits.ts'

const path = '/api-next/my-homes/'
const facts = 'localita=athina&superficie=90&anno=1980'

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('kept homes', () => {
    let portal: TestContact
    beforeAll(async () => {
      portal = await openContact(engine)
    })
    afterAll(() => portal.close())

    const person = async () => (await portal.person()).browser
    const keep = (browser: Browser, of = facts) => browser.json(path, { facts: of })
    const ask = (browser: Browser, id: unknown, ...agencies: string[]) =>
      browser.json(`${path}${String(id)}/agencies/`, { agencies, text: 'Πότε;' })
    /** Slugs of new agencies; the last has no address. */
    const agencies = async () => {
      const ids = [901, 902, 903, 904, 905]
      await portal.sql((sql) =>
        Effect.gen(function* () {
          for (const id of ids) {
            yield* sql`INSERT INTO agencies (id, name, slug, plan) VALUES (${id}, ${`Μεσίτης ${id}`}, ${`m-${id}`}, 'free')`
            if (id !== 905)
              yield* sql`INSERT INTO advertisers (id, type, agency_id, email)
                VALUES (${id}, 'agency', ${id}, ${`m${id}@example.gr`})`
          }
          return yield* sql`SELECT 1`
        }),
      )
      return ids.map((id) => `m-${id}`)
    }

    it('are one for the same facts, and their owner’s alone', async () => {
      const owner = await person()
      const first = await keep(owner)
      expect(first.status).toBe(200)
      expect((await keep(owner, `${facts}&senza=7`)).at('id')).toBe(first.at('id'))
      expect((await (await person()).ask(path)).at('homes')).toEqual([])
      const other = await person()
      await other.ask(`${path}${String(first.at('id'))}/`, { method: 'DELETE' })
      expect((await owner.ask(path)).at('homes')).toHaveLength(1)
      expect((await ask(other, first.at('id'), 'none')).status).toBe(404)
    })

    it.each([
      ['no area', 'localita=athina'],
      ['100,000 m²', 'localita=athina&superficie=100000'],
      ['an unknown place', 'localita=xqzwv&superficie=90'],
    ])('are refused without what an estimate needs: %s', async (_, bad) =>
      expect((await keep(await person(), bad)).status).toBe(422),
    )

    it('are as many as there is room for', async () => {
      const owner = await person()
      for (let at = 0; at < homeLimits.homes; at++)
        expect((await keep(owner, `localita=athina&superficie=${50 + at}`)).status).toBe(200)
      expect((await keep(owner, 'localita=athina&superficie=200')).status).toBe(409)
    })

    it('say of each month what moved the estimate', async () => {
      const owner = await person()
      const id = Number((await keep(owner)).at('id'))
      const estimate = (mean: number, condition: number) =>
        JSON.stringify({
          refused: null,
          estimate: { min: mean - 10, mean, max: mean + 10, confidence: 4 },
          factors: [{ name: 'condition', effect: condition }],
        })
      await portal.sql(
        (sql) => sql`INSERT INTO my_home_estimates (home_id, month, estimate)
          VALUES (${id}, '2026-01-01', ${estimate(100, 5)}), (${id}, '2026-02-01', ${estimate(120, 8)})`,
      )
      const [home] = (await owner.ask(path)).at('homes') as { months: unknown[] }[]
      expect(home?.months[0]).toMatchObject({
        month: '2026-02',
        moved: [
          { name: 'homes', effect: 17 },
          { name: 'condition', effect: 3 },
        ],
      })
      expect(home?.months[1]).toMatchObject({ month: '2026-01', moved: [] })
    })

    it('are told to three agencies at the most, each once', covers('user/loanPageUrl'), async () => {
      const owner = await person()
      const id = (await keep(owner)).at('id')
      const [one = '', two = '', three = '', four = '', silent = ''] = await agencies()
      expect((await ask(owner, id, 'no-such-agency')).status).toBe(404)
      expect((await ask(await person(), id, one)).status).toBe(404)
      expect((await ask(owner, id, silent)).status).toBeGreaterThanOrEqual(400)
      expect((await ask(owner, id, one)).status).toBe(200)
      expect((await ask(owner, id, one)).status).toBe(200)
      expect((await ask(owner, id, two, four, three)).status).toBe(409)
      expect((await ask(owner, id, two, three)).status).toBe(200)
      expect((await ask(owner, id, four)).status).toBe(409)
      const mails = await portal.sql(
        (sql) =>
          sql<{
            recipient: string
          }>`SELECT recipient FROM outbox WHERE kind = 'sellerLead' ORDER BY recipient`,
      )
      expect(mails.map(({ recipient }) => recipient)).toEqual([
        'm901@example.gr',
        'm902@example.gr',
        'm903@example.gr',
      ])
      const info = await owner.ask('/api-next/auth/user/full-info/')
      expect(info.at('counters')).toMatchObject({ appraisals: 3 })
      expect(info.at('user')).toMatchObject({
        appraisalHPUrl: '/valutazione-immobiliare/',
        appraisalUrl: '/my-home/',
        sellerLeadUrl: '/vendi-casa/',
        loanPageUrl: null,
      })
    })

    it('are seen by the team of an asked agency, and its owner sees when it took the matter up', async () => {
      const [owner, member, stranger] = [await person(), await portal.person(), await person()]
      await portal.sql(
        (sql) => sql`WITH agency AS (INSERT INTO agencies (id, name, slug, plan)
            VALUES (950, 'Μεσίτης', 'm-950', 'paid') RETURNING id), advertiser AS (
            INSERT INTO advertisers (id, type, agency_id, email) SELECT 950, 'agency', id, 'm950@example.gr' FROM agency)
          INSERT INTO agency_members (id, agency_id, account_id, role, accepted_at)
            SELECT gen_random_uuid(), id, ${member.id}, 'leads', now() FROM agency RETURNING id`,
      )
      const id = Number((await keep(owner)).at('id'))
      expect((await ask(owner, id, 'm-950')).at('asked', '0', 'answeredAt')).toBeNull()
      const owners = '/api-next/own-agencies/m-950/owners/'
      const leads = async () => (await member.browser.ask(owners)).at('leads')
      expect(await leads()).toMatchObject([{ id, text: 'Πότε;', answeredAt: null }])
      expect((await stranger.ask(owners)).status).toBe(404)
      const answered = (browser: Browser, home = id) =>
        browser.ask(`${owners}${home}/answered/`, { method: 'POST' })
      expect((await answered(stranger)).status).toBe(404)
      expect((await answered(member.browser, 999_999)).status).toBe(404)
      expect((await answered(member.browser)).status).toBe(200)
      const before = JSON.stringify(await leads())
      portal.clock.advance(60_000)
      expect((await answered(member.browser)).status).toBe(200)
      expect(JSON.stringify(await leads())).toBe(before)
      expect((await owner.ask(path)).at('homes', '0', 'asked', '0', 'answeredAt')).toMatch(/^2/)
    })

    it('ask for a session', async () => {
      const nobody = portal.stranger()
      expect((await nobody.ask(path)).status).toBe(401)
      expect((await keep(nobody)).status).toBe(401)
    })
  })
})
