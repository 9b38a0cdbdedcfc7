/** What is logged tells of nobody: no password, token, address or text, whatever came in; a line is one JSON object. */
import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailedToken, signUpForm } from '#server/features/accounts/testing/people.ts'
import {
  homes,
  identity,
  newKey,
  openContact,
  type TestContact,
} from '#server/features/contact/testing/openContact.ts'
import { engines } from '#server/database/testing/engines.ts'
import { wholeState } from './access/wholeState.ts'
import { startRequest } from '#server/http/requestContext.ts'
import { logRequests, logUnexpected } from '#server/http/requestLog.ts'

const forged = '\r\n{"level":"info","event":"signed in","accountId":"forged"}'
const email = 'canary.kanari@example.gr'
const password = 'canary-πουλί-7'
const guess = `canary-guess${forged}`
const text = `canary words ${forged}`
const phone = '+306977777777'

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('the log', () => {
    let contact: TestContact
    const printed: string[] = []
    const secrets: string[] = ['canary', 'kanari', 'forged', '6977777777']

    beforeAll(async () => {
      for (const name of ['log', 'info', 'warn', 'error'] as const)
        vi.spyOn(console, name).mockImplementation(
          (...words) => void printed.push(words.map(String).join(' ')),
        )
      contact = await openContact(engine)
      const browser = await contact.browser('192.0.2.77').arrive()
      const form = (path: string, fields: Record<string, string>) =>
        browser.form(`/api-next/user/${path}/`, fields)
      await form('register', { ...signUpForm(email, password), phone })
      await form('login', { email, password: guess })
      await form('login', { email, password: 'canary-guess' })
      const confirm = await mailedToken(contact, email, 'confirmEmail')
      await form('confirm-email', { token: `${confirm}${forged}` })
      await form('confirm-email', { token: confirm })
      await form('login', { email: `${email}${forged}`, password })
      await form('login', { email, password, url: `/${forged}` })
      secrets.push(confirm, browser.session ?? 'no session', browser.token)
      await form('password-retrieve', { email })
      const reset = await mailedToken(contact, email, 'resetPassword')
      secrets.push(reset)
      await browser.form('/services/account/changePassword.php', {
        token: reset,
        pwd: password,
        pwdrip: password,
      })
      const asked = { listingId: homes.agency, key: newKey(), text, ...identity('canary.other@example.gr') }
      await contact.stranger().json('/api-next/contact/message/', asked)
      await contact.stranger().json(`/api-next/listings/${homes.agency}/report/`, { reason: 'fraud', text })
      await browser.ask('/api-next/user/profile/', { headers: { 'user-agent': `canary ${'('.repeat(99)}` } })
      await browser.ask(`/singleSignOn.php/google?code=canary&state=${encodeURIComponent(forged)}`)
    })
    afterAll(async () => {
      vi.restoreAllMocks()
      await contact.close()
    })

    it('was written to', () => {
      const events = contact
        .log()
        .split('\n')
        .map((line) => (JSON.parse(line) as { event: string }).event)
      for (const event of ['signed in', 'sign-in refused', 'password changed', 'token refused'])
        expect(events).toContain(event)
    })

    it('says nothing that anybody typed or was given', () => {
      const all = `${contact.log()}\n${printed.join('\n')}`
      expect(secrets.length).toBe(8)
      expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
    })

    it('is the log of a database that lets nobody in who reads it', async () => {
      // What a mail says is forgotten once it is sent, which nobody does here.
      await contact.sql((sql) => sql`DELETE FROM outbox RETURNING 1`)
      const state = await contact.run(wholeState)
      const [confirm = '', session = '', , reset = ''] = secrets.slice(4)
      for (const secret of [password, confirm, session, reset]) {
        expect(secret.length).toBeGreaterThan(10)
        expect(state).not.toContain(secret)
        expect(state).not.toContain(Buffer.from(secret).toString('hex'))
      }
    })

    it('names a request by its path alone, and stays on its line', () => {
      const lines: string[] = []
      const write = (entry: object) => void lines.push(JSON.stringify(entry))
      const request = {
        method: 'GET',
        url: `/user/reset/${forged}?token=canary&email=${email}`,
        headers: { 'x-request-id': 'canary' },
      } as unknown as IncomingMessage
      const response = Object.assign(new EventEmitter(), {
        statusCode: 200,
        writableFinished: true,
        setHeader: () => undefined,
      }) as unknown as ServerResponse
      startRequest(request, response, () => undefined)
      logRequests(write)(request, response, () => undefined)
      response.emit('close')
      logUnexpected(write)(new Error(`canary${forged}`.slice(6)), request, 'id')
      expect(lines).toHaveLength(2)
      expect(lines.join('')).not.toMatch(/[\r\n]|canary|kanari/)
    })
  })
})
