import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser, Reply } from '#server/features/accounts/testing/Browser.ts'
import { routesOf } from '#server/features/accounts/testing/routes.ts'
import { homes, openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { mailedToken } from '#server/features/accounts/testing/people.ts'
import { groupsPath, makeGroup, sendTo, tokenOf } from '../testing/group.ts'

/** In this order: those who may not come first, and change nothing. */
const askers = [
  'anonymous',
  'suspended',
  'stranger',
  'ended',
  'viewer',
  'commenter',
  'editor',
  'owner',
] as const
type Asker = (typeof askers)[number]

interface Things {
  readonly group: string
  readonly note: string
  readonly link: string
  readonly member: string
}

interface Example {
  readonly ask: (browser: Browser, things: Things) => Promise<Reply>
  /** Status for: not signed in, not a member, viewer, commenter, editor, owner. */
  readonly answers: readonly [number, number, number, number, number, number]
}

const path = (end: string) => (things: Things) => `${groupsPath}${things.group}/${end}`
const send =
  (to: (things: Things) => string, body: object = {}, method = 'POST') =>
  (browser: Browser, things: Things) =>
    sendTo(browser, to(things), body, method)
const home = `items/${homes.agency}/`

/** Every call of the group of endpoints; those that end something come last. */
const examples: Readonly<Record<string, Example>> = {
  'savedGroups.groups': {
    ask: (browser) => browser.ask(groupsPath),
    answers: [401, 200, 200, 200, 200, 200],
  },
  'savedGroups.create': {
    ask: send(() => groupsPath, { name: 'Own' }),
    answers: [401, 200, 200, 200, 200, 200],
  },
  'savedGroups.group': {
    ask: (browser, things) => browser.ask(path('')(things)),
    answers: [401, 404, 200, 200, 200, 200],
  },
  'savedGroups.add': {
    ask: send(path('items/'), { listingId: homes.private }),
    answers: [401, 404, 403, 403, 200, 200],
  },
  'savedGroups.move': {
    ask: send(path(home), { stage: 'asked' }, 'PUT'),
    answers: [401, 404, 403, 403, 200, 200],
  },
  'savedGroups.note': {
    ask: send(path(`${home}notes/`), { text: 'x', isShared: true }),
    answers: [401, 404, 403, 200, 200, 200],
  },
  'savedGroups.vote': {
    ask: send(path(`${home}vote/`), { vote: 'yes' }, 'PUT'),
    answers: [401, 404, 403, 200, 200, 200],
  },
  'savedGroups.changeNote': {
    ask: (browser, things) =>
      sendTo(browser, path(`${home}notes/${things.note}/`)(things), { text: 'y' }, 'PUT'),
    // The note is the owner's: to the others it does not exist.
    answers: [401, 404, 404, 404, 404, 200],
  },
  'savedGroups.dropNote': {
    ask: (browser, things) => sendTo(browser, path(`${home}notes/${things.note}/`)(things), {}, 'DELETE'),
    answers: [401, 404, 404, 404, 404, 200],
  },
  'savedGroups.change': {
    ask: send(path(''), { name: 'Other' }, 'PUT'),
    answers: [401, 404, 403, 403, 403, 200],
  },
  'savedGroups.link': { ask: send(path('links/')), answers: [401, 404, 403, 403, 403, 200] },
  'savedGroups.endLink': {
    ask: (browser, things) => sendTo(browser, path(`links/${things.link}/`)(things), {}, 'DELETE'),
    answers: [401, 404, 403, 403, 403, 200],
  },
  'savedGroups.endMember': {
    ask: (browser, things) => sendTo(browser, path(`members/${things.member}/`)(things), {}, 'DELETE'),
    answers: [401, 404, 403, 403, 403, 200],
  },
  'savedGroups.join': {
    ask: send(() => '/api-next/saved/join/', { token: 'none' }),
    answers: [401, 410, 410, 410, 410, 410],
  },
  'savedGroups.shared': {
    ask: (browser) => browser.ask('/api-next/saved/shared/?token=none'),
    answers: [410, 410, 410, 410, 410, 410],
  },
  'savedGroups.drop': { ask: send(path(home), {}, 'DELETE'), answers: [401, 404, 403, 403, 200, 200] },
  'savedGroups.remove': { ask: send(path(''), {}, 'DELETE'), answers: [401, 404, 403, 403, 403, 200] },
}

const columnOf: Readonly<Record<Asker, number>> = {
  anonymous: 0,
  suspended: 0,
  stranger: 1,
  ended: 1,
  viewer: 2,
  commenter: 3,
  editor: 4,
  owner: 5,
}

it('has an example of every call that the contract has, and of no other', () => {
  expect(Object.keys(examples).toSorted()).toEqual(
    routesOf('savedGroups')
      .map(({ name }) => name)
      .toSorted(),
  )
})

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('who may do what in a group', () => {
    let portal: TestContact
    const browsers: Partial<Record<Asker, Browser>> = {}
    let things: Things
    const secret = 'the bank agreed to 180,000'

    beforeAll(async () => {
      portal = await openContact(engine)
      const owner = (await portal.person({ email: 'maria.owner@example.gr' })).browser
      const group = await makeGroup(owner, 'Ours', [homes.agency])
      const join = async (browser: Browser, role: string) => {
        const { token } = await tokenOf(owner, group, { role })
        const reply = await sendTo(browser, '/api-next/saved/join/', { token })
        if (reply.status !== 200) throw new Error(reply.text)
      }
      for (const role of ['viewer', 'commenter', 'editor'] as const) {
        const { browser } = await portal.person()
        await join(browser, role)
        browsers[role] = browser
      }
      const ended = await portal.person()
      await join(ended.browser, 'editor')
      await portal.sql(
        (sql) =>
          sql`UPDATE collection_members SET ended_at = now() WHERE account_id = ${ended.id} RETURNING 1`,
      )
      const last = await portal.person()
      await join(last.browser, 'viewer')
      const people = (await owner.ask(`${groupsPath}${group}/`)).at('people') as { id: string }[]
      const suspended = await portal.person()
      await join(suspended.browser, 'editor')
      await portal.sql(
        (sql) => sql`UPDATE accounts SET suspended_at = now() WHERE id = ${suspended.id} RETURNING 1`,
      )
      const note = await sendTo(owner, `${groupsPath}${group}/${home}notes/`, { text: secret })
      const { id: link } = await tokenOf(owner, group)
      things = {
        group,
        link,
        note: String(note.at('id')),
        member: people.at(-1)?.id ?? '',
      }
      Object.assign(browsers, {
        owner,
        ended: ended.browser,
        suspended: suspended.browser,
        stranger: (await portal.person()).browser,
        anonymous: portal.stranger(),
      })
    })
    afterAll(() => portal.close())

    /** All that is stored about the group, as text. */
    const state = async () =>
      JSON.stringify(
        await portal.sql(
          (sql) => sql`SELECT c::text AS row,
              ARRAY(SELECT i::text FROM collection_items AS i WHERE collection_id = c.id ORDER BY 1) AS items,
              ARRAY(SELECT n::text FROM item_notes AS n WHERE collection_id = c.id ORDER BY 1) AS notes,
              ARRAY(SELECT v::text FROM item_votes AS v WHERE collection_id = c.id ORDER BY 1) AS votes,
              ARRAY(SELECT l::text FROM collection_links AS l WHERE collection_id = c.id ORDER BY 1) AS links,
              ARRAY(SELECT m::text FROM collection_members AS m WHERE collection_id = c.id ORDER BY 1) AS members
            FROM collections AS c WHERE id = ${things.group}`,
        ),
      )

    it.each(
      Object.entries(examples).flatMap(([name, { answers }]) =>
        askers.map((asker) => ({ name, asker, status: answers[columnOf[asker]] })),
      ),
    )('$name answers $asker with $status', async ({ name, asker, status }) => {
      const browser = browsers[asker] as Browser
      if (name === 'savedGroups.drop' || name === 'savedGroups.dropNote') await restore(name)
      const before = await state()
      const reply = await (examples[name] as Example).ask(browser, things)
      expect([reply.status, reply.text]).toEqual([status, expect.any(String)])
      expect(asker !== 'owner' && reply.text.includes(secret)).toBe(false)
      expect(status === 200 || (await state()) === before).toBe(true)
    })

    /** What an earlier row of the table took away. */
    async function restore(name: string) {
      const owner = browsers.owner as Browser
      if (name === 'savedGroups.drop')
        await sendTo(owner, `${groupsPath}${things.group}/items/`, { listingId: homes.agency })
    }
  })

  describe('a link to read a group', () => {
    let portal: TestContact
    beforeAll(async () => {
      portal = await openContact(engine)
    })
    afterAll(() => portal.close())

    const names = ['Νεφέλη', 'Παππά', 'maria.owner@example.gr', '+3069']
    const open = (token: string) => portal.stranger().ask(`/api-next/saved/shared/?lang=en&token=${token}`)

    it('shows homes and stages, and no name, address or note that was not shared', async () => {
      const owner = (await portal.person({ email: 'maria.owner@example.gr' })).browser
      const id = await makeGroup(owner, 'For my mother', [homes.agency, homes.private])
      const notes = `${groupsPath}${id}/${home}notes/`
      await sendTo(owner, notes, { text: 'too dear for us' })
      await sendTo(owner, notes, { text: 'ask about the roof', isShared: true })
      await sendTo(owner, `${groupsPath}${id}/${home}vote/`, { vote: 'no', line: 'the stairs' }, 'PUT')
      const plain = await open((await tokenOf(owner, id)).token)
      expect(plain.status).toBe(200)
      expect(plain.at('name')).toBe('For my mother')
      expect(plain.at('items')).toHaveLength(2)
      expect(plain.headers.get('cache-control')).toBe('no-store')
      for (const hidden of [...names, 'too dear', 'the roof', 'the stairs', 'version', 'addedBy'])
        expect(plain.text).not.toContain(hidden)
      const withNotes = await open((await tokenOf(owner, id, { showsNotes: true })).token)
      expect(withNotes.text).toContain('ask about the roof')
      for (const hidden of [...names, 'too dear', 'the stairs']) expect(withNotes.text).not.toContain(hidden)
    })

    it('invites nobody, and an invitation shows nothing', async () => {
      const owner = (await portal.person()).browser
      const id = await makeGroup(owner, 'Apart', [homes.agency])
      const [reading, invitation] = [await tokenOf(owner, id), await tokenOf(owner, id, { role: 'editor' })]
      const { browser } = await portal.person()
      expect((await sendTo(browser, '/api-next/saved/join/', { token: reading.token })).status).toBe(410)
      expect((await open(invitation.token)).status).toBe(410)
      expect((await sendTo(browser, '/api-next/saved/join/', { token: invitation.token })).status).toBe(200)
      const { browser: late } = await portal.person()
      expect((await sendTo(late, '/api-next/saved/join/', { token: invitation.token })).status).toBe(410)
    })

    it('is mailed to an address, once for a key, and not shown', async () => {
      const { browser: owner } = await portal.person()
      const id = await makeGroup(owner, 'Mailed', [homes.agency])
      const email = 'invited@example.gr'
      const headers = { 'idempotency-key': 'invite-one-person' }
      const invite = () =>
        sendTo(owner, `${groupsPath}${id}/links/`, { role: 'editor', email }, 'POST', headers)
      const [first, again] = [await invite(), await invite()]
      expect([first.status, again.status, first.at('url')]).toEqual([200, 200, null])
      expect(again.at('id')).toBe(first.at('id'))
      const mails = (await portal.mailsTo(email)).filter(({ kind }) => kind === 'groupInvitation')
      expect(mails).toHaveLength(1)
      const { browser } = await portal.person()
      const token = await mailedToken(portal, email, 'groupInvitation')
      expect((await sendTo(browser, '/api-next/saved/join/', { token })).status).toBe(200)
    })

    it.each([
      ['an address that is none', { role: 'editor', email: 'nobody' }],
      ['an empty address', { role: 'editor', email: '' }],
      ['a link to read', { email: 'reader@example.gr' }],
    ])('is not mailed to %s', async (_, body) => {
      const { browser: owner } = await portal.person()
      const id = await makeGroup(owner, 'Refused', [homes.agency])
      expect((await sendTo(owner, `${groupsPath}${id}/links/`, body)).status).toBe(400)
    })

    it('is not mailed to one address without end', async () => {
      const { browser: owner } = await portal.person()
      const id = await makeGroup(owner, 'Often', [homes.agency])
      const statuses: number[] = []
      for (let count = 0; count < 6; count++)
        statuses.push(
          (await sendTo(owner, `${groupsPath}${id}/links/`, { role: 'viewer', email: 'often@example.gr' }))
            .status,
        )
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    })

    it('ends when it is revoked, and after thirty days', async () => {
      const owner = (await portal.person()).browser
      const id = await makeGroup(owner, 'Ends', [homes.agency])
      const [first, second] = [await tokenOf(owner, id), await tokenOf(owner, id)]
      await sendTo(owner, `${groupsPath}${id}/links/${first.id}/`, {}, 'DELETE')
      expect((await open(first.token)).status).toBe(410)
      expect((await open(second.token)).status).toBe(200)
      portal.clock.advance(30 * 86_400_000 + 1000)
      expect((await open(second.token)).status).toBe(410)
    })
  })
})
