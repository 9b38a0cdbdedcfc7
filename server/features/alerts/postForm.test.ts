import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchFormPath } from '#domain/alerts/forms.ts'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type Person, type TestContact } from '#server/features/contact/testing/openContact.ts'

const path = '/api-next/saved-searches/'
const page = '/en/user/searches/'

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('forms of saved searches, sent without script', () => {
    let portal: TestContact
    let owner: Person
    let other: Person
    let id: string

    beforeAll(async () => {
      portal = await openContact(engine)
      // The index has the homes that a search counts.
      await portal.takeUpWrites()
      owner = await portal.person()
      other = await portal.person()
      const saved = await owner.browser.json(path, { url: '/pwlhsh-katoikies/?prezzoMassimo=260000' })
      id = String(saved.at('id'))
    })
    afterAll(() => portal.close())

    const post = async (
      { browser }: Person,
      fields: Readonly<Record<string, string>>,
      headers: Readonly<Record<string, string>> = {},
    ) => {
      const form = { token: browser.token, back: page, ...fields }
      const reply = await browser.form(searchFormPath, form, { headers })
      expect(reply.status).toBe(303)
      return reply.headers.get('location')
    }
    const searches = async () => (await owner.browser.ask(path)).at('searches') as Record<string, unknown>[]
    const search = async () => (await searches())[0]
    const version = async () => String((await search())?.['version'])

    it.each([
      ['without a token', () => post(owner, { act: 'remove', id, token: '' })],
      ['from another site', () => post(owner, { act: 'remove', id }, { 'sec-fetch-site': 'cross-site' })],
      ['of another user', () => post(other, { act: 'frequency', id, frequency: 'daily', version: '1' })],
      [
        'with another frequency',
        () => post(owner, { act: 'frequency', id, frequency: 'hourly', version: '1' }),
      ],
      ['with another pause', () => post(owner, { act: 'pause', id, days: '8', version: '1' })],
      ['with another way', () => post(owner, { act: 'settings', id, channels: 'fax', leastCut: '0' })],
      ['with a name that is too long', () => post(owner, { act: 'settings', id, name: 'x'.repeat(500) })],
      [
        'of an earlier version',
        () => post(owner, { act: 'frequency', id, frequency: 'daily', version: '0' }),
      ],
      ['with another act', () => post(owner, { act: 'constructor', id })],
      ['without a search', () => post(owner, { act: 'pause', days: '7' })],
    ])('change nothing %s', async (_, send) => {
      const before = await search()
      expect(await send()).toBe(`${page}?refused=1`)
      expect(await search()).toEqual(before)
    })

    it('do what the calls of the contract do, and lead back to their page', async () => {
      expect(await post(owner, { act: 'frequency', id, frequency: 'daily', version: await version() })).toBe(
        page,
      )
      expect(
        await post(owner, {
          act: 'settings',
          id,
          version: await version(),
          name: 'By form',
          channels: 'mail',
          from: '1320',
          to: '480',
          leastCut: '5',
        }),
      ).toBe(page)
      expect(await search()).toMatchObject({
        name: 'By form',
        frequency: 'daily',
        channels: ['mail'],
        quiet: { from: 1320, to: 480 },
        leastCut: 5,
      })
      expect(await post(owner, { act: 'pause', id, days: '7', version: await version() })).toBe(page)
      expect((await search())?.['pausedUntil']).toMatch(/^\d{4}-/)
      expect(await post(owner, { act: 'remove', id })).toBe(page)
      expect(await searches()).toEqual([])
    })
  })
})
