import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishFormPath } from '#domain/publishing/paths.ts'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type Person, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { listingsPath, place } from '../write/testing/flat.ts'

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('forms of drafts, sent without script', () => {
    let portal: TestContact
    let owner: Person
    let other: Person
    let draft: string
    let ad: string
    const page = '/en/pubblica-annuncio/'

    /** Sends a form as a browser does, and says where it is led. */
    const post = async (
      { browser }: Person,
      fields: Readonly<Record<string, string>>,
      headers: Readonly<Record<string, string>> = {},
    ) => {
      const form = { token: browser.token, back: page, ...fields }
      const reply = await browser.form(`${publishFormPath}?lang=en`, form, { headers })
      expect(reply.status).toBe(303)
      return reply.headers.get('location')
    }
    const kitchen = { room: 'kitchen', area: '9,5', from: 'door', side: 'left' }
    const ofPlan = (version = 0) => ({ act: 'save', draft, listing: ad, 'plan.version': String(version) })
    const inList = (at: number | 'new', room: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(room).map(([field, value]) => [`plan.${at}.${field}`, value]))
    const next = (room: Readonly<Record<string, string>>) => inList('new', room)
    const rooms = async () =>
      ((await owner.browser.ask(`${listingsPath}${ad}/own/`)).at('plan', 'rooms') ?? []) as {
        room: string
        area: number
        from: unknown
      }[]
    const stored = async () => {
      const reply = await owner.browser.ask(`${listingsPath}drafts/${draft}/`)
      const ads = await owner.browser.ask(`${listingsPath}own/`)
      return JSON.stringify([reply.at('version'), reply.at('fields'), ads.at('listings'), await rooms()])
    }

    beforeAll(async () => {
      portal = await openContact(engine)
      owner = await portal.person()
      other = await portal.person()
      ad = String((await place(owner.browser)).at('id'))
      const where = await post(owner, { act: 'start' })
      draft = /(\d+)\/offer\/$/.exec(where ?? '')?.[1] ?? ''
    })
    afterAll(() => portal.close())

    it.each([
      ['without a token', () => post(owner, { act: 'save', draft, 'f.price': '1', token: '' })],
      ['from another site', () => post(owner, { act: 'save', draft }, { 'sec-fetch-site': 'cross-site' })],
      ['as another type', () => post(owner, { act: 'save', draft }, { 'content-type': 'text/plain' })],
      ['of another user', () => post(other, { act: 'save', draft, 'f.price': '1' })],
      ['of no draft', () => post(owner, { act: 'save', draft: '0x1f', 'f.price': '1' })],
      ['with another act', () => post(owner, { act: 'toString', draft })],
      [
        'with a text that is too long',
        () => post(owner, { act: 'save', draft, 'f.price': '1'.repeat(7000) }),
      ],
      ['with another status', () => post(owner, { act: 'status', listing: ad, name: 'toString' })],
      ['of another’s ad', () => post(other, { act: 'status', listing: ad, name: 'pause' })],
      [
        'with rooms of another’s ad',
        async () => {
          const own = await post(other, { act: 'start' })
          const of = /(\d+)\/offer\/$/.exec(own ?? '')?.[1] ?? ''
          return post(other, { ...ofPlan(), draft: of, ...next(kitchen) })
        },
      ],
      [
        'with a room that is none',
        () => post(owner, { ...ofPlan(), ...inList(0, { ...kitchen, room: 'ballroom' }) }),
      ],
      [
        'with an area that is none',
        () => post(owner, { ...ofPlan(), ...next({ ...kitchen, area: 'large' }) }),
      ],
      ['from another version of the plan', () => post(owner, { ...ofPlan(7), ...next(kitchen) })],
      ['that is not complete', () => post(owner, { act: 'publish', draft })],
    ])('change nothing %s', async (_, send) => {
      const before = await stored()
      expect(await send()).toMatch(/\?refused=1(?:&plan\.|$)/)
      expect(await stored()).toBe(before)
    })

    it.each(['https://example.com/', '//example.com/', '/api-next/user/logout/'])(
      'lead to no other site: %s',
      async (address) => {
        expect(await post(owner, { act: 'save', draft, next: address, back: address })).toBe(
          '/pubblica-annuncio/',
        )
      },
    )

    it('write a floor plan with what was typed in each of its rooms', async () => {
      const said = async () =>
        (await rooms()).map(({ room, area, from }) => `${room} ${area} ${String(from)}`)
      expect(await post(owner, { ...ofPlan(), ...next(kitchen), 'plan.do': 'add' })).toBe(page)
      expect(await said()).toEqual(['kitchen 9.5 door'])
      const first = inList(0, kitchen)
      const wc = { room: 'wc', area: '', from: '0', side: 'right' }
      await post(owner, { ...ofPlan(1), ...first, ...next(wc), 'plan.do': 'save' })
      expect(await said()).toEqual(['kitchen 9.5 door', 'wc null 0'])
      const bathroom = { room: 'bathroom', area: '4', from: '0' }
      await post(owner, { ...ofPlan(2), ...first, ...inList(1, bathroom), 'plan.do': 'earlier.1' })
      expect(await said()).toEqual(['bathroom 4 1', 'kitchen 9.5 door'])
      const both = { ...inList(0, { ...bathroom, from: '1' }), ...inList(1, kitchen) }
      // Nothing is left to move.
      await post(owner, { ...ofPlan(3), ...both, 'plan.do': 'earlier.0' })
      expect(await said()).toEqual(['bathroom 4 1', 'kitchen 9.5 door'])
      await post(owner, { ...ofPlan(3), ...both, 'plan.do': 'remove.0' })
      expect(await said()).toEqual(['kitchen 9.5 door'])
      const on = `/en/pubblica-annuncio/${draft}/words/`
      const hall = { room: 'hall', area: '6', from: '0', side: 'left' }
      expect(await post(owner, { ...ofPlan(4), ...first, ...next(hall), next: on })).toBe(on)
      expect(await said()).toEqual(['kitchen 9.5 door', 'hall 6 0'])
    })

    it('keep what was typed of rooms in the address of a refusal, and not after it', async () => {
      const wrong = { ...ofPlan(5), ...inList(0, { ...kitchen, area: 'large' }) }
      const refused = (await post(owner, wrong)) ?? ''
      const { searchParams } = new URL(refused, 'https://portal.invalid')
      expect(Object.fromEntries(searchParams)).toEqual({
        refused: '1',
        'plan.version': '5',
        'plan.0.room': 'kitchen',
        'plan.0.area': 'large',
        'plan.0.from': 'door',
        'plan.0.side': 'left',
      })
      expect(await post(owner, { ...ofPlan(5), ...inList(0, kitchen), back: refused })).toBe(page)
    })

    it('begin a draft at its first step', async () => {
      expect(await post(owner, { act: 'start' })).toMatch(/^\/en\/pubblica-annuncio\/\d+\/offer\/$/)
    })

    it('keep what was typed, and lead on where it can be read', async () => {
      const on = `/en/pubblica-annuncio/${draft}/money/`
      expect(await post(owner, { act: 'save', draft, next: on, 'f.netArea': 'many', 'f.x': '1' })).toBe(
        `${page}?refused=1`,
      )
      expect(await post(owner, { act: 'save', draft, next: on, 'f.netArea': '78', 'f.lift': 'yes' })).toBe(on)
      expect(await stored()).toContain('"netArea":78')
      expect(await post(owner, { act: 'save', draft, 'f.lift': '' })).toBe(page)
      expect(await stored()).not.toContain('"lift":true')
      expect(await post(owner, { act: 'status', listing: ad, name: 'pause' })).toBe(page)
      expect(await stored()).toContain('"status":"paused"')
      expect(await post(owner, { act: 'open', listing: ad })).toMatch(/\/money\/$/)
      expect(await post(owner, { act: 'remove', draft })).toBe(page)
      expect((await owner.browser.ask(`${listingsPath}drafts/${draft}/`)).status).toBe(404)
    })
  })
})
