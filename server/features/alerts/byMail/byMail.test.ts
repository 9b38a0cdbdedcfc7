import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAlertHref, newAlertPath } from '#domain/alerts/paths.ts'
import { defaultFlags } from '#domain/flags.ts'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { act, flat } from '#server/features/listings/write/testing/flat.ts'
import { expandAlerts } from '../expandAlerts.ts'
import { sweepUnconfirmed } from './requestAlert.ts'

const list = '/pwlhsh-katoikies/?prezzoMassimo=260000'
const email = 'reader@example.gr'

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('a search without an account', () => {
    let portal: TestContact
    beforeAll(async () => {
      portal = await openContact(engine, { flags: { ...defaultFlags, alertsWithoutAccount: true } })
      await portal.run(expandAlerts)
    })
    afterAll(() => portal.close())

    const visitor = () => portal.stranger()
    const ask = async (fields: Readonly<Record<string, string>>, path = newAlertHref('en', list)) => {
      const browser = visitor()
      const shown = await browser.ask(path)
      const token = /name="token" value="([^"]+)"/.exec(shown.text)?.[1] ?? ''
      return browser.form(`${newAlertPath}?lang=en`, { token, search: list, ...fields })
    }
    const mails = async (kind: string) => (await portal.mailsTo(email)).filter((mail) => mail.kind === kind)
    const linkIn = async (kind: string, name: 'link' | 'unsubscribe') => {
      const data = (await mails(kind)).at(-1)?.data as Readonly<Record<string, string>> | undefined
      return new URL(data?.[name] ?? '', 'http://127.0.0.1').pathname
    }
    const press = (path: string, action: string) => visitor().form(path, { action })
    const rows = () => portal.sql((sql) => sql`SELECT 1 FROM saved_searches WHERE mailbox_id IS NOT NULL`)

    it('is asked for on a page that needs no script, and refused with a sentence', async () => {
      const shown = await visitor().ask(newAlertHref('en', list))
      expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('260')])
      expect((await visitor().ask(newAlertHref('en', '/profile/'))).status).toBe(404)
      expect((await ask({ email: 'no address' })).status).toBe(422)
      expect((await ask({ email, token: 'x' })).status).toBe(403)
      expect((await ask({ email, search: '/profile/' })).status).toBe(404)
      expect(await rows()).toHaveLength(0)
    })

    it('tells nothing before it is confirmed, and then every new home', async () => {
      expect((await ask({ email })).status).toBe(200)
      expect((await ask({ email })).status).toBe(200)
      expect(await rows()).toHaveLength(1)
      const owner = (await portal.person()).browser
      await owner.json('/api-next/listings/', flat)
      await portal.run(expandAlerts)
      expect(await mails('searchAlert')).toHaveLength(0)

      const path = await linkIn('confirmAlert', 'link')
      expect((await visitor().ask(path)).text).toContain('value="confirm"')
      expect((await press(path, 'confirm')).status).toBe(200)
      const placed = await owner.json('/api-next/listings/', { ...flat, price: 200_000 })
      await portal.run(expandAlerts)
      expect(await mails('searchAlert')).toHaveLength(1)
      expect((await mails('searchAlert'))[0]?.data).toMatchObject({ count: 1 })
      await act(owner, placed.at('id'), 'withdraw')

      await press(await linkIn('searchAlert', 'unsubscribe'), 'stop')
      await owner.json('/api-next/listings/', { ...flat, price: 190_000 })
      await portal.run(expandAlerts)
      expect(await mails('searchAlert')).toHaveLength(1)
    })

    it('is deleted with its address by the same link, and where nobody confirms it', async () => {
      expect((await press(await linkIn('searchAlert', 'unsubscribe'), 'erase')).status).toBe(200)
      expect(await rows()).toHaveLength(0)
      await ask({ email: 'other@example.gr' })
      await portal.sql(
        (sql) => sql`UPDATE saved_searches SET created_at = created_at - interval '3 days'
        WHERE mailbox_id IS NOT NULL`,
      )
      await portal.sql((sql) => sql`UPDATE alert_mailboxes SET created_at = created_at - interval '3 days'`)
      await portal.run(sweepUnconfirmed)
      expect(await portal.sql((sql) => sql`SELECT 1 FROM alert_mailboxes`)).toHaveLength(0)
    })

    it('goes with the account of the same address', async () => {
      const owner = await portal.person()
      await ask({ email: owner.email })
      expect(await rows()).toHaveLength(1)
      const reply = await owner.browser.ask('/api-next/user/data/')
      expect(reply.text).toContain('prezzoMassimo=260000')
      expect((await owner.browser.form('/api-next/user/delete/', { email: owner.email })).status).toBe(200)
      expect(await rows()).toHaveLength(0)
    })
  })

  it('does not exist while its flag is off', async () => {
    const portal = await openContact(engine)
    expect((await portal.stranger().ask(newAlertHref('en', list))).status).toBe(404)
    await portal.close()
  })
})
