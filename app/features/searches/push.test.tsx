/** Pushed alerts in a browser, with its service worker replaced at the edge: no push service is there to ask. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pushScope, pushWorkerPath } from '#domain/alerts/push.ts'
import { forgetUser } from '#app/shared/account/forget/forgetUser.ts'
import { renewPush } from '#app/shared/savedSearches/browserPush.ts'
import { accountServer } from '#stories/app/authentication/accountServer.ts'
import { subscribePush } from './model/subscribePush.ts'

const key = 'BPublicKeyOfThePortal'
const sent = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' }
const put = 'PUT /api-next/push/'

/** What happened in the browser, in order. */
let happened: string[]
let isRegistered: boolean
let isSubscribed: boolean
let scope: string
let server: ReturnType<typeof accountServer>

const subscription = {
  toJSON: () => ({ endpoint: sent.endpoint, keys: { p256dh: sent.p256dh, auth: sent.auth } }),
  unsubscribe: async () => {
    happened.push('unsubscribed')
    isSubscribed = false
    return true
  },
}

/** A worker that runs a moment after it was registered. */
const worker = Object.assign(new EventTarget(), { state: 'installing' })

const registration = () => ({
  active: worker.state === 'activated' ? worker : null,
  installing: worker.state === 'activated' ? null : worker,
  waiting: null,
  scope: new URL(scope, location.origin).href,
  pushManager: {
    subscribe: async (options: PushSubscriptionOptionsInit) => {
      happened.push(`subscribed while ${worker.state}: ${JSON.stringify(options)}`)
      isSubscribed = true
      return subscription
    },
    getSubscription: async () => (isSubscribed ? subscription : null),
  },
  getNotifications: async () => [{ close: () => happened.push('closed') }],
  unregister: async () => {
    happened.push('unregistered')
    isRegistered = false
    return true
  },
})

const asked = vi.fn<() => Promise<NotificationPermission>>()
const register = vi.fn<ServiceWorkerContainer['register']>()
const getRegistration = vi.fn<ServiceWorkerContainer['getRegistration']>()

beforeEach(() => {
  happened = []
  ;[isRegistered, isSubscribed, scope, worker.state] = [false, false, pushScope, 'installing']
  asked.mockResolvedValue('granted')
  register.mockImplementation(async (path, options) => {
    happened.push(`registered ${String(path)} for ${options?.scope}`)
    isRegistered = true
    setTimeout(() => {
      worker.state = 'activated'
      worker.dispatchEvent(new Event('statechange'))
    }, 10)
    return registration() as unknown as ServiceWorkerRegistration
  })
  getRegistration.mockReset()
  getRegistration.mockImplementation(async () =>
    isRegistered ? (registration() as unknown as ServiceWorkerRegistration) : undefined,
  )
  vi.spyOn(Notification, 'requestPermission').mockImplementation(() => asked())
  vi.spyOn(navigator.serviceWorker, 'register').mockImplementation((...args) => register(...args))
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockImplementation((...args) =>
    getRegistration(...args),
  )
  server = accountServer({ [put]: { body: { isKept: true } } })
})
afterEach(() => {
  server.stop()
  vi.restoreAllMocks()
})

it('asks the user, starts the worker, subscribes with the portal’s key, and tells the portal', async () => {
  expect(await subscribePush(key, 'en')).toBe(true)
  expect(happened).toEqual([
    `registered ${pushWorkerPath} for ${pushScope}`,
    `subscribed while activated: {"userVisibleOnly":true,"applicationServerKey":"${key}"}`,
  ])
  expect(server.sent).toEqual([{ call: put, fields: sent }])
})

it('registers nothing where the user does not allow it', async () => {
  asked.mockResolvedValue('denied')
  expect(await subscribePush(key, 'en')).toBe(false)
  expect([happened, server.sent]).toEqual([[], []])
})

it('is not there where the portal keeps nothing, or the browser has no push service', async () => {
  server.stop()
  server = accountServer({ [put]: { body: { isKept: false } } })
  expect(await subscribePush(key, 'en')).toBe(false)
  register.mockRejectedValue(new DOMException('no service', 'AbortError'))
  expect(await subscribePush(key, 'en')).toBe(false)
})

it('ends when the user signs out: nothing more comes, and nothing stays on the screen', async () => {
  await subscribePush(key, 'en')
  happened = []
  forgetUser()
  await expect.poll(() => happened).toEqual(['closed', 'unsubscribed', 'unregistered'])
})

it('leaves the worker of all pages alone', async () => {
  ;[isRegistered, isSubscribed, scope] = [true, true, '/']
  forgetUser()
  await renewPush('en')
  await expect.poll(() => getRegistration.mock.calls.length).toBe(2)
  expect([happened, server.sent]).toEqual([[], []])
})

it('tells the portal once more where a new session took the place of the old one', async () => {
  await renewPush('en')
  expect(server.sent).toEqual([])
  ;[isRegistered, isSubscribed] = [true, true]
  await renewPush('en')
  expect(server.sent).toEqual([{ call: put, fields: sent }])
})
