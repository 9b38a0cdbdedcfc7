import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { agencyId, makeAgency, slug } from '../testing/agency.ts'
import { agencyPlan, type PlanAsked } from './plan.ts'

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('the operator', () => {
    let portal: TestContact
    beforeAll(async () => {
      portal = await openContact(engine)
      await makeAgency(portal)
    })
    afterAll(() => portal.close())

    const ask = (plan: (typeof PlanAsked.Type)['plan'], agency = slug) =>
      portal.run(agencyPlan({ agency, plan }))
    const log = async () => {
      const rows = await portal.sql<{ subject: string; detail: string; by: string | null }>(
        (sql) => sql`SELECT subject, detail, account_id AS by FROM agency_audit
          WHERE agency_id = ${agencyId} AND action = 'planChanged' ORDER BY id`,
      )
      return rows.map(({ subject, detail, by }) => [subject, detail, by])
    }

    it('sees a plan, how many ads it shows, and changes nothing', async () => {
      const seen = await ask(null)
      expect(seen).toMatchObject({ name: 'Μεσιτικό Γραφείο', plan: 'paid', before: 'paid', most: null })
      expect(seen.shown).toBeGreaterThan(0)
      expect(await log()).toEqual([])
    })

    it('sets a plan; asked twice it is logged once', async () => {
      expect(await ask('light')).toMatchObject({ plan: 'light', before: 'paid', most: 20 })
      expect(await ask('light')).toMatchObject({ plan: 'light', before: 'light' })
      expect(await ask('defaulting')).toMatchObject({ most: null, overdueSince: null })
      expect(await log()).toEqual([
        ['paid', 'light', null],
        ['light', 'defaulting', null],
      ])
    })

    it('is told that an agency does not exist', async () => {
      await expect(ask('paid', 'unknown')).rejects.toThrow('there is no agency unknown')
    })
  })
})
