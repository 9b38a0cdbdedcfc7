import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savedFormPath } from '#domain/saved/forms.ts'
import { engines } from '#server/database/testing/engines.ts'
import {
  homes,
  openContact,
  type Person,
  type TestContact,
} from '#server/features/contact/testing/openContact.ts'
import { groupsPath, makeGroup } from '../testing/group.ts'

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('forms of saved homes, sent without script', () => {
    let portal: TestContact
    let owner: Person
    let other: Person
    let group: string

    beforeAll(async () => {
      portal = await openContact(engine)
      owner = await portal.person()
      other = await portal.person()
      group = await makeGroup(owner.browser, 'Forms', [homes.agency])
    })
    afterAll(() => portal.close())

    /** Sends a form as a browser does, and says where it is led. */
    const post = async (
      { browser }: Person,
      fields: Readonly<Record<string, string>>,
      headers: Readonly<Record<string, string>> = {},
    ) => {
      const form = { token: browser.token, back: '/en/user/saved/?view=board', ...fields }
      const reply = await browser.form(savedFormPath, form, { headers })
      expect([reply.status, reply.text]).toEqual([303, expect.any(String)])
      return reply.headers.get('location')
    }
    const home = async () => {
      const reply = await owner.browser.ask(`${groupsPath}${group}/`)
      const [item] = reply.at('items') as { stage: string; notes: { text: string }[] }[]
      return { stage: item?.stage, notes: item?.notes.map(({ text }) => text) }
    }
    const noteId = async () => {
      const reply = await owner.browser.ask(`${groupsPath}${group}/`)
      const [item] = reply.at('items') as { notes: { id: string }[] }[]
      return item?.notes[0]?.id ?? ''
    }
    const move = (stage: string) => ({
      act: 'move',
      group,
      listing: String(homes.agency),
      version: '1',
      stage,
    })
    const done = '/en/user/saved/?view=board'
    const refused = '/en/user/saved/?view=board&refused=1'

    it.each([
      ['without a token', () => post(owner, { ...move('no'), token: '' })],
      ['with the token of another browser', () => post(owner, { ...move('no'), token: other.browser.token })],
      ['from another site', () => post(owner, move('no'), { 'sec-fetch-site': 'cross-site' })],
      ['as another type', () => post(owner, move('no'), { 'content-type': 'text/plain' })],
      ['of another user', () => post(other, move('no'))],
      ['with another stage', () => post(owner, move('sold'))],
      ['without a home', () => post(owner, { act: 'move', group, stage: 'no' })],
      ['with another act', () => post(owner, { ...move('no'), act: 'toString' })],
      ['with a group that is none', () => post(owner, { ...move('no'), group: "' OR 1=1" })],
      ['with a blank note', () => post(owner, { act: 'note', group, listing: '1', text: '  ' })],
      ['of an earlier version', () => post(owner, { ...move('no'), version: '7' })],
    ])('change nothing %s', async (_, send) => {
      const where = await send()
      expect(where === refused || where === '/user/saved/?refused=1').toBe(true)
      expect(await home()).toEqual({ stage: 'maybe', notes: [] })
    })

    it.each(['https://example.com/', '//example.com/', '/\\example.com', '/api-next/user/logout/'])(
      'lead to no other site: %s',
      async (back) => {
        expect(await post(owner, { act: 'create', name: '', back })).toBe('/user/saved/?refused=1')
      },
    )

    it('do what the calls of the contract do, and lead back to their page', async () => {
      expect(await post(owner, move('visit'))).toBe(done)
      expect(
        await post(owner, {
          act: 'note',
          group,
          listing: String(homes.agency),
          text: 'Roof\u200b?\r\nHeating?',
        }),
      ).toBe(done)
      expect(await home()).toEqual({ stage: 'visit', notes: ['Roof?\nHeating?'] })
      const note = { act: 'changeNote', group, listing: String(homes.agency), note: await noteId() }
      expect(await post(owner, { ...note, text: 'Heating', version: '7' })).toBe(refused)
      expect(await post(owner, { ...note, text: 'Heating', version: '1' })).toBe(done)
      expect(await home()).toEqual({ stage: 'visit', notes: ['Heating'] })
      expect(await post(owner, { act: 'create', name: 'By form' })).toBe(done)
      expect((await owner.browser.ask(groupsPath)).text).toContain('By form')
      expect(await post(owner, { act: 'drop', group, listing: String(homes.agency) })).toBe(done)
      expect(await home()).toEqual({ stage: undefined, notes: undefined })
    })
  })
})
