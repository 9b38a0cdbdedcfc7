import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import {
  homes,
  openContact,
  type Person,
  type TestContact,
} from '#server/features/contact/testing/openContact.ts'
import { groupsPath, makeGroup, sendTo, tokenOf } from '../testing/group.ts'

interface ReadItem {
  readonly id: number
  readonly stage: string
  readonly version: number
  readonly [name: string]: unknown
}

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('groups of saved homes', () => {
    let portal: TestContact
    let owner: Person
    let other: Person

    beforeAll(async () => {
      portal = await openContact(engine)
      owner = await portal.person()
      other = await portal.person()
    })
    afterAll(() => portal.close())

    const read = async (id: string, person = owner) => await person.browser.ask(`${groupsPath}${id}/?lang=en`)
    const itemsIn = async (id: string, person = owner) =>
      (await read(id, person)).at('items') as readonly ReadItem[]
    const become = async (person: Person, id: string, role: string) => {
      const { token } = await tokenOf(owner.browser, id, { role })
      return await sendTo(person.browser, '/api-next/saved/join/', { token })
    }
    const told = async (person: Person) =>
      await portal.sql<{ kind: string; groupId: string; listingId: number | null }>(
        (sql) => sql`SELECT kind, group_id AS "groupId", listing_id AS "listingId" FROM notifications
          WHERE account_id = ${person.id} AND kind = 'groupChanged' ORDER BY id`,
      )

    it('hold homes with the price of the day, the last added first', async () => {
      const id = await makeGroup(owner.browser, 'Το σπίτι μας', [homes.agency])
      const added = await sendTo(owner.browser, `${groupsPath}${id}/items/`, { listingId: homes.private })
      expect([added.status, added.json]).toEqual([200, { id: homes.private, stage: 'maybe', version: 1 }])
      const items = await itemsIn(id)
      expect(new Set(items.map((item) => item.id))).toEqual(new Set([homes.agency, homes.private]))
      expect(items[0]).toMatchObject({ priceThen: 100_000, card: { price: 100_000 }, notes: [], last: null })
      const list = await owner.browser.ask(groupsPath)
      expect(list.at('groups')).toContainEqual(
        expect.objectContaining({ id, name: 'Το σπίτι μας', role: 'owner', homes: 2, members: 1 }),
      )
      expect(list.headers.get('cache-control')).toBe('no-store')
    })

    it('have the heart as one of them, the first', async () => {
      await owner.browser.json(`/api-next/saved/${homes.other}/`, { isSaved: true }, { method: 'PUT' })
      const [first] = (await owner.browser.ask(groupsPath)).at('groups') as {
        id: string
        isDefault: boolean
      }[]
      expect(first?.isDefault).toBe(true)
      expect((await itemsIn(first?.id ?? '')).map(({ id }) => id)).toEqual([homes.other])
      expect((await sendTo(owner.browser, `${groupsPath}${first?.id}/`, {}, 'DELETE')).status).toBe(200)
      expect((await owner.browser.ask('/api-next/saved/ids/')).at('ids')).toEqual([])
    })

    it('are made once for a key, and refuse the key with something else', async () => {
      const headers = { 'idempotency-key': randomUUID() }
      const make = (name: string) => sendTo(other.browser, groupsPath, { name }, 'POST', headers)
      const replies = await Promise.all([make('A'), make('A'), make('A')])
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
      expect((await make('B')).status).toBe(422)
      expect(
        (await sendTo(other.browser, groupsPath, { name: 'C' }, 'POST', { 'idempotency-key': 'a b' })).status,
      ).toBe(400)
      expect((await other.browser.ask(groupsPath)).at('groups')).toHaveLength(1)
    })

    it.each([
      ['no name', { name: '' }],
      ['blanks', { name: '  ' }],
      ['a long name', { name: 'α'.repeat(61) }],
      ['another type', { name: 7 }],
      ['a home that is none', { name: 'A', listingIds: [0] }],
    ])('are not made with %s', async (_, body) => {
      expect((await sendTo(owner.browser, groupsPath, body)).status).toBe(400)
    })

    it('are changed from the version that was read, and say what differs otherwise', async () => {
      const id = await makeGroup(owner.browser, 'First')
      const put = (body: object, headers = {}) =>
        sendTo(owner.browser, `${groupsPath}${id}/`, body, 'PUT', headers)
      expect((await put({ name: 'Second', version: 1 })).json).toEqual({ id, version: 2 })
      const late = await put({ name: 'Third', version: 1 })
      expect([late.status, late.at('data', 'version'), late.at('data', 'differs')]).toEqual([
        409,
        2,
        { name: { yours: 'Third', theirs: 'Second' } },
      ])
      expect((await put({ name: 'Second', version: 1 })).json).toEqual({ id, version: 2 })
      expect((await put({ name: 'Third' }, { 'if-match': '"2"' })).at('version')).toBe(3)
    })

    it('take one of two moves that are made at once, and both on different homes', async () => {
      const id = await makeGroup(owner.browser, 'Board', [homes.agency, homes.private])
      const move = (home: number, stage: string, version?: number) =>
        sendTo(owner.browser, `${groupsPath}${id}/items/${home}/`, { stage, version }, 'PUT')
      const same = await Promise.all([move(homes.agency, 'visit', 1), move(homes.agency, 'no', 1)])
      expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200, 409]))
      const apart = await Promise.all([move(homes.agency, 'offer', 2), move(homes.private, 'asked', 1)])
      expect(apart.map(({ status }) => status)).toEqual([200, 200])
      expect(Object.fromEntries((await itemsIn(id)).map(({ id: home, stage }) => [home, stage]))).toEqual({
        [homes.agency]: 'offer',
        [homes.private]: 'asked',
      })
      expect((await move(homes.agency, 'sold')).status).toBe(400)
      expect((await move(homes.other, 'no')).status).toBe(404)
    })

    it('are told of to everyone in them, with the change and only then', async () => {
      const id = await makeGroup(owner.browser, 'Told')
      await become(other, id, 'editor')
      const before = (await told(other)).length
      await sendTo(other.browser, `${groupsPath}${id}/items/`, { listingId: homes.agency })
      await sendTo(other.browser, `${groupsPath}${id}/items/${homes.agency}/`, { stage: 'maybe' }, 'PUT')
      await sendTo(other.browser, `${groupsPath}${id}/items/${homes.agency}/notes/`, { text: 'private' })
      expect((await told(other)).slice(before)).toEqual([
        { kind: 'groupChanged', groupId: id, listingId: homes.agency },
      ])
      expect((await told(owner)).at(-1)).toEqual({
        kind: 'groupChanged',
        groupId: id,
        listingId: homes.agency,
      })
    })

    it('keep what is gone, with its last price', async () => {
      const id = await makeGroup(owner.browser, 'Gone', [homes.unreachable])
      await portal.sql(
        (sql) =>
          sql`UPDATE listings SET status = 3, price = 95000 WHERE id = ${homes.unreachable} RETURNING 1`,
      )
      await portal.takeUpWrites()
      expect(await itemsIn(id)).toMatchObject([
        { card: null, priceThen: 100_000, last: { price: 95_000, how: 'sold' } },
      ])
    })

    it('are left, and ended members lose what they wrote for themselves', async () => {
      const id = await makeGroup(owner.browser, 'Left', [homes.agency])
      await become(other, id, 'commenter')
      const notes = `${groupsPath}${id}/items/${homes.agency}/notes/`
      await sendTo(other.browser, notes, { text: 'mine' })
      await sendTo(other.browser, notes, { text: 'ours', isShared: true })
      const people = (await read(id)).at('people') as { id: string; role: string }[]
      const member = people.find(({ role }) => role === 'commenter')?.id
      expect(
        (await sendTo(owner.browser, `${groupsPath}${id}/members/${member}/`, {}, 'DELETE')).status,
      ).toBe(200)
      expect((await read(id, other)).status).toBe(404)
      expect((await itemsIn(id))[0]?.['notes']).toMatchObject([{ text: 'ours' }])
      const data = await other.browser.ask('/api-next/user/data/')
      expect(data.text).not.toContain('"mine"')
    })

    it('move homes forward with what one does, and never back', async () => {
      const seeker = await portal.person()
      const id = await makeGroup(seeker.browser, 'Moves', [homes.agency, homes.private, homes.other])
      const move = (home: number, stage: string) =>
        sendTo(seeker.browser, `${groupsPath}${id}/items/${home}/`, { stage }, 'PUT')
      await move(homes.other, 'no')
      const write = (listingId: number) =>
        sendTo(seeker.browser, '/api-next/contact/message/', {
          listingId,
          key: randomUUID(),
          text: 'Είναι διαθέσιμο;',
          reason: 'info',
        })
      for (const home of [homes.agency, homes.other])
        expect((await write(home)).text).toContain('conversationId')
      const stages = async () =>
        Object.fromEntries(
          (await itemsIn(id, seeker)).map(({ id: home, stage, movedBy, stageBefore }) => [
            home,
            [stage, movedBy, stageBefore],
          ]),
        )
      expect(await stages()).toEqual({
        [homes.agency]: ['asked', 'message', 'maybe'],
        [homes.private]: ['maybe', null, null],
        [homes.other]: ['no', null, null],
      })
      await move(homes.agency, 'maybe')
      expect((await stages())[homes.agency]).toEqual(['maybe', null, null])
    })

    it('have room for 500 homes, and no more', async () => {
      const { browser } = await portal.person()
      const id = await makeGroup(browser, 'Many')
      await portal.sql(
        (
          sql,
        ) => sql`INSERT INTO listings (id, advertiser_id, created_at, modified_at, confirmed_at, price, surface,
            kind, contract, category, typology, status, tier, publisher_role)
          SELECT 1000 + n, 5, now(), now(), now(), 100000 + n, 80, 1, 1, 1, 1, 1, 0, 1
          FROM generate_series(1, 501) AS n RETURNING 1`,
      )
      await portal.takeUpWrites()
      await portal.sql(
        (sql) => sql`INSERT INTO collection_items (collection_id, listing_id)
          SELECT ${id}::uuid, 1000 + n FROM generate_series(1, 500) AS n RETURNING 1`,
      )
      const whole = await browser.ask(`${groupsPath}${id}/`)
      expect(whole.at('items')).toHaveLength(500)
      const reply = await sendTo(browser, `${groupsPath}${id}/items/`, { listingId: 1501 })
      expect([reply.status, reply.at('_tag')]).toEqual([409, 'SavedFull'])
    })
  })
})
