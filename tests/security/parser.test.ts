/** What is dear to read, or read twice, is refused or read in part; `npm run test:faults -- --only 27` times it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { engines } from '#server/database/testing/engines.ts'
import { hostileRequests } from './parser/hostileRequests.ts'

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('what is dear to read', () => {
    let contact: TestContact
    let browser: Browser
    beforeAll(async () => {
      contact = await openContact(engine)
      browser = contact.stranger()
    })
    afterAll(() => contact.close())

    it.each(hostileRequests)('$name: $statuses', async ({ path, method = 'GET', type, body, statuses }) => {
      const headers = { ...(type !== undefined && { 'content-type': type }) }
      const reply = await browser.ask(path, { method, headers, ...(body !== undefined && { body }) })
      expect([reply.text.slice(0, 200), statuses]).toEqual([
        expect.any(String),
        expect.arrayContaining([reply.status]),
      ])
      expect(Object.prototype).not.toHaveProperty('polluted')
      expect(reply.at('polluted')).toBeUndefined()
    })
  })
})
