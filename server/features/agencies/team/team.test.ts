import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TeamRight, teamRights, type TeamRole, teamRoles } from '#domain/agency/team.ts'
import { engines } from '#server/database/testing/engines.ts'
import { mailedToken } from '#server/features/accounts/testing/people.ts'
import {
  homes,
  openContact,
  type Person,
  type TestContact,
} from '#server/features/contact/testing/openContact.ts'
import { addMember, agencyId, makeAgency, slug, teamPath } from '../testing/agency.ts'

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('the team of an agency', () => {
    let portal: TestContact
    let owner: Person
    let stranger: Person
    const members = {} as Record<TeamRole, { person: Person; id: string }>

    beforeAll(async () => {
      portal = await openContact(engine)
      await makeAgency(portal)
      for (const role of teamRoles) {
        const person = await portal.person()
        members[role] = { person, id: await addMember(portal, person, role) }
      }
      owner = members.owner.person
      stranger = await portal.person()
    })
    afterAll(() => portal.close())

    const send = ({ browser }: Person, path: string, body: object = {}, method = 'POST', headers = {}) =>
      browser.json(path, body, { method, headers })
    const read = async ({ browser }: Person) => await browser.ask(teamPath)
    const audit = () =>
      portal.sql<{ action: string; subject: string; detail: string }>(
        (sql) =>
          sql`SELECT action, subject, detail FROM agency_audit WHERE agency_id = ${agencyId} ORDER BY id`,
      )

    it('is seen by its members alone', async () => {
      const own = await owner.browser.ask('/api-next/own-agencies/')
      expect(own.at('agencies')).toEqual([{ id: agencyId, slug, name: 'Μεσιτικό Γραφείο', role: 'owner' }])
      expect((await read(owner)).status).toBe(200)
      expect((await read(stranger)).status).toBe(404)
      expect((await portal.stranger().ask(teamPath)).status).toBe(401)
    })

    it('writes its hours and languages, from the newest version alone', async () => {
      const path = `/api-next/own-agencies/${slug}/profile/`
      const monday = { weekday: 1, from: 540, until: 840 }
      const written = { hours: [monday], opensOnHolidays: true, languages: ['el', 'de', 'de'], version: 1 }
      const put = (person: Person, body: object) => send(person, path, body, 'PUT')
      expect((await put(members.editor.person, written)).status).toBe(403)
      expect((await put(stranger, written)).status).toBe(404)
      const overlap = { ...written, hours: [monday, { ...monday, from: 800, until: 900 }] }
      expect((await put(owner, overlap)).status).toBe(400)
      expect((await put(owner, { ...written, languages: ['xx'] })).status).toBe(400)
      expect((await put(owner, written)).at('version')).toBe(2)
      expect((await put(owner, written)).status).toBe(409)
      const read = await members.reader.person.browser.ask(path)
      expect(read.json).toEqual({
        hours: [monday],
        opensOnHolidays: true,
        languages: ['el', 'de'],
        version: 2,
      })
      expect((await audit()).at(-1)?.action).toBe('profileChanged')
    })

    it('shows addresses and the log to those who manage it', async () => {
      const reader = await read(members.reader.person)
      expect(reader.at('invitations')).toEqual([])
      expect(reader.at('audit')).toEqual([])
      const emails = (reader.at('members') as readonly { email: string | null; isMe: boolean }[]).filter(
        ({ email, isMe }) => email !== null && !isMe,
      )
      expect(emails).toEqual([])
      const seen = (await read(members.admin.person)).at('members') as readonly { email: string | null }[]
      expect(seen.every(({ email }) => email !== null)).toBe(true)
    })

    it.each(teamRoles)('lets %s do what the table says', async (role) => {
      const may = (right: TeamRight) => (teamRights[right] as readonly TeamRole[]).includes(role)
      const { person } = members[role]
      const office = await send(person, `${teamPath}offices/`, { name: `Γραφείο ${role}` })
      expect(office.status).toBe(may('manageTeam') ? 200 : 403)
      const invited = await send(person, `${teamPath}invitations/`, {
        email: `new.${role}@example.gr`,
        role: 'reader',
      })
      expect(invited.status).toBe(may('manageTeam') ? 200 : 403)
      const own = await person.browser.ask('/api-next/listings/own/')
      const listings = own.at('listings') as readonly { id: number }[]
      expect(listings.some(({ id }) => id === homes.agency)).toBe(may('editAds'))
    })

    it('has the views of the database agree with the table of rights', async () => {
      const of = (view: string) =>
        portal
          .sql<{ role: TeamRole }>((sql) =>
            sql.unsafe(`SELECT DISTINCT role FROM agency_members JOIN ${view} USING (account_id)
              WHERE advertiser_id = 1`),
          )
          .then((rows) => rows.map(({ role }) => role).toSorted())
      expect(await of('advertiser_editors')).toEqual(teamRights.editAds.toSorted())
      expect(await of('advertiser_answerers')).toEqual(teamRights.answerLeads.toSorted())
    })

    it('invites by mail, the account with that address alone, once', async () => {
      const invited = await portal.person()
      const asked = { email: invited.email, role: 'editor' }
      expect((await send(owner, `${teamPath}invitations/`, asked)).status).toBe(200)
      const token = await mailedToken(portal, invited.email, 'agencyInvitation')
      const join = (person: Person) => send(person, '/api-next/own-agencies/join/', { token })
      expect((await join(stranger)).status).toBe(410)
      const joined = await join(invited)
      expect([joined.status, joined.json]).toEqual([200, { slug }])
      expect((await join(invited)).status).toBe(410)
      expect((await read(invited)).at('agency')).toMatchObject({ role: 'editor' })
      expect(await audit()).toContainEqual({ action: 'joined', subject: '', detail: 'editor' })
    })

    it('lets an admin make no owner', async () => {
      const asked = { email: 'boss@example.gr', role: 'owner' }
      expect((await send(members.admin.person, `${teamPath}invitations/`, asked)).status).toBe(403)
      const raise = await send(
        members.admin.person,
        `${teamPath}members/${members.reader.id}/`,
        { role: 'owner' },
        'PUT',
      )
      expect(raise.status).toBe(403)
    })

    it('keeps its last owner', async () => {
      const path = `${teamPath}members/${members.owner.id}/`
      const left = await send(owner, path, {}, 'DELETE')
      expect([left.status, left.at('_tag')]).toEqual([409, 'TeamRefused'])
      expect((await send(owner, path, { role: 'reader' }, 'PUT')).status).toBe(409)
    })

    it('changes a member once, from the version that was seen', async () => {
      const path = `${teamPath}members/${members.accounts.id}/`
      const key = { 'idempotency-key': 'role-of-accounts' }
      const first = await send(owner, path, { role: 'leads', version: 1 }, 'PUT', key)
      const again = await send(owner, path, { role: 'leads', version: 1 }, 'PUT', key)
      expect([first.json, again.json]).toEqual([first.json, first.json])
      const late = await send(owner, path, { role: 'reader', version: 1 }, 'PUT')
      expect([late.status, late.at('_tag')]).toEqual([409, 'TeamChanged'])
      expect((await audit()).filter(({ action }) => action === 'roleChanged')).toEqual([
        { action: 'roleChanged', subject: 'Νεφέλη', detail: 'leads' },
      ])
    })

    it('is not seen by who left', async () => {
      const { person, id } = members.leads
      expect((await send(person, `${teamPath}members/${id}/`, {}, 'DELETE')).status).toBe(200)
      expect((await read(person)).status).toBe(404)
    })

    it('does not take the name of another agency’s office', async () => {
      const gone = await send(owner, `${teamPath}offices/${members.owner.id}/`, { name: 'x' }, 'PUT')
      expect(gone.status).toBe(404)
    })
  })
})
