import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type Person, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { act, listingsPath, place } from '../write/testing/flat.ts'
import { keepPlans } from './keepPlans.ts'

const dayMs = 86_400_000
const email = 'grafeio@example.gr'

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('an agency that does not pay', () => {
    let portal: TestContact
    let owner: Person
    const ads: number[] = []
    beforeAll(async () => {
      portal = await openContact(engine)
      owner = await portal.person({ email })
      await portal.sql(
        (sql) => sql`WITH agency AS (INSERT INTO agencies (id, name, slug, plan)
            VALUES (70, 'Γραφείο', 'grafeio', 'paid') RETURNING id)
          INSERT INTO advertisers (id, type, name, agency_id, email)
            SELECT 70, 'agency', 'Γραφείο', id, ${email} FROM agency RETURNING id`,
      )
      // oxlint-disable-next-line no-await-in-loop -- one engine
      for (const price of [250_000, 251_000, 252_000])
        ads.push(Number((await place(owner.browser, { price })).at('id')))
    })
    afterAll(() => portal.close())

    const keep = () => portal.run(keepPlans)
    const plan = (name: string) =>
      portal.sql((sql) => sql`UPDATE agencies SET plan = ${name} WHERE id = 70 RETURNING id`)
    const statuses = async () => {
      const rows = await portal.sql<{ status: number }>(
        (sql) => sql`SELECT status FROM listings
        WHERE advertiser_id = 70 ORDER BY id`,
      )
      return rows.map(({ status }) => status)
    }
    const told = async () =>
      (await portal.mailsTo(email))
        .filter(({ kind }) => kind === 'planOverdue')
        .map(({ data }) => data['step'])
    const after = (days: number) =>
      portal.sql(
        (
          sql,
        ) => sql`UPDATE agencies SET overdue_since = ${new Date(portal.clock.currentTimeMillisUnsafe() - days * dayMs)}
          WHERE id = 70 RETURNING id`,
      )

    it('is told at once, once, and shows new ads for two weeks', async () => {
      await plan('defaulting')
      await keep()
      await keep()
      expect(await told()).toEqual(['told'])
      await after(14.9)
      await keep()
      const added = await place(owner.browser, { price: 253_000 })
      expect(added.status).toBe(200)
      ads.push(Number(added.at('id')))
      expect((await owner.browser.ask(`${listingsPath}${ads[0]}/visibility/`)).json).toMatchObject({
        plan: 'defaulting',
        mostAds: null,
      })
    })

    it('shows nothing new after 15 days; what is shown stays', async () => {
      await after(15)
      await keep()
      expect(await told()).toEqual(['told', 'nothingNew'])
      const refused = await place(owner.browser, { price: 254_000 })
      expect([refused.status, refused.at('_tag')]).toEqual([409, 'PlanFull'])
      expect(await statuses()).toEqual([1, 1, 1, 1])
    })

    it('has its ads paused after 30 days, once, and deletes nothing', async () => {
      await act(owner.browser, ads[0], 'pause')
      await after(30)
      await Promise.all([keep(), keep()])
      await keep()
      expect(await told()).toEqual(['told', 'nothingNew', 'paused'])
      expect(await statuses()).toEqual([22, 22, 22, 22])
      const events = await portal.sql<{ n: number }>(
        (sql) => sql`SELECT count(*)::int AS n FROM status_events WHERE listing_id = ${ads[1] ?? 0}`,
      )
      expect(events[0]?.n).toBe(2)
      expect((await owner.browser.ask(`${listingsPath}${ads[1]}/own/`)).status).toBe(200)
      const log = await portal.sql<{ action: string; detail: string }>(
        (sql) => sql`SELECT action, detail FROM agency_audit WHERE agency_id = 70 ORDER BY id`,
      )
      expect(log.map(({ action, detail }) => [action, detail])).toEqual([
        ['planOverdue', '0'],
        ['planOverdue', '15'],
        ['planOverdue', '30'],
      ])
    })

    it('has what was paused for it shown again when it pays, and nothing else', async () => {
      await plan('paid')
      await keep()
      expect(await statuses()).toEqual([22, 1, 1, 1])
      expect((await portal.sql((sql) => sql`SELECT 1 FROM plan_pauses`)).length).toBe(0)
      expect((await place(owner.browser, { price: 255_000 })).status).toBe(200)
    })
  })
})
