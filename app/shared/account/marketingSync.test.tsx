import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountCookies } from '#domain/account/cookies.ts'
import { listen } from '#app/shared/events/eventBus.ts'
import { type Answers, accountServer, refused } from '#stories/app/authentication/accountServer.ts'
import { covers } from '../../../tests/covers.ts'
import { dropCookie, readCookie, writeCookie } from './cookies.ts'
import { syncMarketing } from './marketingSync.ts'

const call = 'POST /services/account/checkInThirdPartyService.php'
const told: Answers = { [call]: { body: { message: '' } } }

let server: ReturnType<typeof accountServer>
/** The events in order: the profile is switched, the server notified. */
let happened: string[]
let unlisten: () => void

const open = (answers: Answers) => void (server = accountServer(answers))
const forget = () => dropCookie(accountCookies.marketingMarker)
const marker = () => readCookie(accountCookies.marketingMarker)

beforeEach(() => {
  forget()
  happened = []
  unlisten = listen('marketing-profile', ({ user_id }) => void happened.push(user_id))
})
afterEach(() => {
  unlisten()
  server.stop()
  vi.restoreAllMocks()
  forget()
})

it(
  'switches the profile, tells the server, and only then keeps version 7 and the user for 3650 days',
  covers(
    'states/marketing-sync',
    'constants/marketing-marker-cookie-life',
    'constants/marketing-marker-version',
  ),
  async () => {
    open({
      [call]: () => {
        happened.push(`told, with the marker ${marker()}`)
        return { body: { message: '' } }
      },
    })
    const written = vi.spyOn(document, 'cookie', 'set')
    await syncMarketing('u1', 'el')
    expect(happened).toEqual(['u1', 'told, with the marker undefined'])
    expect(server.sent).toEqual([{ call, fields: { thirdParty: 'braze' } }])
    expect(marker()).toBe('v7u1')
    expect(written.mock.lastCall?.[0]).toContain('Max-Age=315360000')
  },
)

it('does nothing for a user whom marketing knows, and renews the marker for the same period', async () => {
  open(told)
  writeCookie(accountCookies.marketingMarker, 'v7u1', 1)
  const written = vi.spyOn(document, 'cookie', 'set')
  await syncMarketing('u1', 'el')
  expect([happened, server.sent]).toEqual([[], []])
  expect(written.mock.lastCall?.[0]).toMatch(/=v7u1;.*Max-Age=315360000/)
})

it.each([
  ['another user', 'v7u2'],
  ['a marker of another version', 'v6u1'],
])('notifies of a user after %s', async (_, kept) => {
  open(told)
  writeCookie(accountCookies.marketingMarker, kept, 1)
  await syncMarketing('u1', 'el')
  expect(happened).toEqual(['u1'])
  expect(marker()).toBe('v7u1')
})

it('notifies once of a user who is reported twice at the same time', async () => {
  open(told)
  await Promise.all([syncMarketing('u1', 'el'), syncMarketing('u1', 'en')])
  expect(happened).toEqual(['u1'])
  expect(server.sent).toHaveLength(1)
})

it(
  'rejects where the service is not enabled, keeps no marker, and tries again the next time',
  covers('errors/marketing-integration-disabled'),
  async () => {
    open({ [call]: refused(404, 'NotEnabled', 'Δεν είναι ενεργό') })
    await expect(syncMarketing('u1', 'el')).rejects.toMatchObject({
      status: 404,
      data: { message: 'Δεν είναι ενεργό' },
    })
    expect(marker()).toBeUndefined()
    server.stop()
    open(told)
    await syncMarketing('u1', 'el')
    expect(marker()).toBe('v7u1')
  },
)
