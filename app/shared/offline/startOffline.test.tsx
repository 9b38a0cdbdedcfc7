import { expect, it } from 'vitest'
import { anonymous, signedIn } from '#app/shared/account/userStore.ts'
import { noCounters } from '#domain/account/counters.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { mayKeep, messageOf } from './startOffline.ts'

const state = { isSignedIn: true, user: maria.user, counters: noCounters }
const list = { pathname: '/en/pwlhsh-katoikies/', search: '?page=2' }
const files = ['/assets/a.js']

it('tells who is signed in, and only the saved homes to keep', () => {
  expect(messageOf(anonymous, 'en', list, files)).toEqual({ account: 'none' })
  expect(messageOf(signedIn, 'en', list, files)).toBeUndefined()
  const message = messageOf(state, 'en', list, files)
  expect(message?.account).toBe(maria.user?.uuid)
  expect(message?.keep).toMatchObject({ pages: ['/en/user/saved/'], files: [], isHere: false })
  const board = messageOf(state, 'en', { pathname: '/en/user/saved/', search: '?view=board' }, files)
  expect(board?.keep).toMatchObject({
    pages: ['/en/user/saved/', '/en/user/saved/?view=board'],
    files,
    isHere: true,
  })
})

it('is for visitors, not for programs', () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0'
  expect(mayKeep({ userAgent, webdriver: false })).toBe(true)
  expect(mayKeep({ userAgent, webdriver: true })).toBe(false)
  expect(mayKeep({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)', webdriver: false })).toBe(false)
})
