import { Redacted } from 'effect'
import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { flags } from '#domain/flags.ts'
import type { Flags } from '#domain/flags.ts'
import type { ProviderSettings } from '#server/platform/settings/socialSettings.ts'
import { oneTapPages } from './oneTapPages.ts'

const google: ProviderSettings = {
  issuer: 'https://accounts.google.com',
  clientId: 'us',
  proof: { kind: 'secret', secret: Redacted.make('x') },
}
const usual = Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, flag.default])) as Flags
const on = { oneTap: true, socialSignIn: { google }, flags: { ...usual, socialLogin: true } }

const asks = (url: string, cookie?: string) =>
  ({ url, headers: { ...(cookie !== undefined && { cookie }) } }) as IncomingMessage

it('names Google’s own script and the client', () => {
  expect(oneTapPages(on)).toMatchObject({ clientId: 'us', script: 'https://accounts.google.com/gsi/client' })
})

it.each([
  ['the operator has not switched it on', { oneTap: false }],
  ['Google is not configured', { socialSignIn: {} }],
  ['social sign-in is off', { flags: { ...usual, socialLogin: false } }],
])('is nowhere where %s', (_, changed) => {
  expect(oneTapPages({ ...on, ...changed })).toBeUndefined()
})

it.each([
  ['a visitor who said nothing', '/', undefined, false],
  ['a visitor who allowed it', '/', 'one_tap=1', true],
  ['a visitor who allowed it, in another language', '/en/?a=b', 'theme=dark; one_tap=1', true],
  ['a visitor who said no', '/', 'one_tap=0', false],
  ['a signed-in user', '/', 'one_tap=1; logged_in=1', false],
  ['a demonstration', '/demo/mailbox/', 'one_tap=1', false],
  ['a demonstration in another language', '/en/demo/', 'one_tap=1', false],
])('%s at %s with %s: %s', (_, url, cookie, expected) => {
  expect(oneTapPages(on)?.isFor(asks(url, cookie))).toBe(expected)
})
