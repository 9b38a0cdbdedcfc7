import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type Person, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { importFeed } from '../importFeed.ts'
import { readFeed } from '../readFeed.ts'

const slug = 'mesitiki-athinon'

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}
const csv = `reference;contract;category;typology;price;surface;bedrooms;rooms;energyClass;latitude;longitude;description:el
F-1;sale;residential;apartment;210000;84;2;3;C;37.9682;23.7561;Φωτεινό & <ήσυχο>
F-2;rent;residential;studio;500;40;1;1;D;37.9682;23.7561;Κέντρο`

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('feeds out', () => {
    let portal: TestContact
    let owner: Person
    beforeAll(async () => {
      portal = await openContact(engine)
      owner = await portal.person()
      for (const statement of [
        `INSERT INTO agencies (id, name, slug, plan) VALUES (70, 'Μεσιτική Αθηνών', '${slug}', 'paid')`,
        `INSERT INTO advertisers (id, type, name, agency_id) VALUES (70, 'agency', 'Μεσιτική Αθηνών', 70)`,
        `INSERT INTO agency_members (id, agency_id, account_id, role, accepted_at)
          VALUES (gen_random_uuid(), 70, '${owner.id}', 'owner', now())`,
      ])
        await portal.sql((sql) => sql.unsafe(statement))
      await take(csv)
    })
    afterAll(() => portal.close())

    const take = (text: string) => {
      const read = { isWhole: false }
      const options = { agency: slug, language: 'en', isDryRun: false, mayWithdrawMany: false } as const
      return portal.run(importFeed(readFeed(bytesOf(text), { language: 'el' }, read), read, options))
    }
    const ask = async (format: string, scopes: readonly string[] = ['stockRead']) => {
      const made = await owner.browser.json(`/api-next/own-agencies/${slug}/keys/`, {
        name: 'Πρόγραμμα',
        scopes,
        days: 30,
      })
      const headers = { authorization: `Bearer ${String(made.at('key'))}` }
      return await portal.stranger().ask(`/api-next/agencies/${slug}/stock.${format}`, { headers })
    }

    it('have the names of RESO', async () => {
      const { json } = await ask('json')
      expect(json).toMatchObject({
        after: null,
        value: [
          {
            ListingId: 'F-1',
            StandardStatus: 'Active',
            PropertyType: 'Residential',
            PropertySubType: 'Apartment',
            ListPrice: 210_000,
            LivingArea: 84,
            BedroomsTotal: 2,
            PublicRemarks: 'Φωτεινό & <ήσυχο>',
          },
          { ListingId: 'F-2', PropertyType: 'Residential Lease', ListPrice: 500 },
        ],
      })
    })

    it('are a Kyero file that another import reads as the same', async () => {
      const reply = await ask('xml')
      expect(reply.headers.get('content-type')).toContain('application/xml')
      const items = []
      for await (const item of readFeed(bytesOf(reply.text), { language: 'el' }, { isWhole: false }))
        items.push(item)
      expect(items).toMatchObject([
        {
          ad: {
            reference: 'F-1',
            sent: { price: 210_000, contract: 'sale', texts: { el: { description: 'Φωτεινό & <ήσυχο>' } } },
          },
        },
        { ad: { reference: 'F-2', sent: { contract: 'rent', typology: 'studio' } } },
      ])
    })

    it('need their scope', async () => {
      expect((await ask('json', ['feedsRead'])).status).toBe(403)
    })
  })
})
