import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { listingsPath, place } from '../write/testing/flat.ts'

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('questions that fill an ad', () => {
    let portal: TestContact
    let owner: Browser
    let id: number
    beforeAll(async () => {
      portal = await openContact(engine)
      owner = (await portal.person()).browser
      id = Number((await place(owner, { price: 251_019 })).at('id'))
    })
    afterAll(() => portal.close())

    const ask = (browser: Browser, facts: readonly string[]) =>
      browser.json(`${listingsPath}${id}/questions/`, { facts })
    const asked = async () => (await owner.ask(`${listingsPath}${id}/asked/`)).at('questions')
    const answer = (browser: Browser, fact: string, value: string) =>
      browser.json(`${listingsPath}${id}/answer/`, { fact, value })
    const answers = async () => (await portal.stranger().ask(`${listingsPath}${id}/answers/`)).at('answers')

    it('are of signed-in visitors, each once, and of facts that it does not state', async () => {
      const [one, other] = [(await portal.person()).browser, (await portal.person()).browser]
      expect((await ask(portal.stranger(), ['pets'])).status).toBe(401)
      expect((await ask(one, ['condition', 'lift'])).at('asked')).toEqual(['condition'])
      await ask(one, ['condition'])
      await ask(other, ['condition', 'parkingKind'])
      expect((await ask(one, ['kaek'])).status).toBe(400)
      expect(await asked()).toEqual([
        { fact: 'condition', people: 2 },
        { fact: 'parkingKind', people: 1 },
      ])
    })

    it('are answered once by the owner, for everybody and for the filters', async () => {
      expect((await answer((await portal.person()).browser, 'condition', 'good')).status).toBe(404)
      expect((await answer(owner, 'condition', 'shiny')).status).toBe(422)
      expect((await answer(owner, 'condition', 'good')).status).toBe(200)
      expect(await asked()).toEqual([{ fact: 'parkingKind', people: 1 }])
      expect((await portal.stranger().ask(`${listingsPath}${id}/`)).at('condition')).toBe('good')
      expect(await answers()).toEqual([{ fact: 'condition', at: expect.any(String) }])
    })
  })
})
