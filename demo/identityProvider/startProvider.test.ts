import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningProvider, startProvider } from './startProvider.ts'

let provider: RunningProvider
beforeAll(async () => {
  provider = await startProvider({
    kind: 'google',
    redirectUri: 'http://127.0.0.1:3000/singleSignOn.php/google',
  })
})
afterAll(() => provider.close())

const paths = ['/.well-known/openid-configuration', '/gsi/client', '/interaction/none']
const status = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  (await fetch(provider.issuer + path, { headers })).status

it.each(paths)('answers %s for a browser on this machine', async (path) => {
  expect(await status(path)).not.toBe(404)
})

it.each(paths)('has nothing at %s for who comes through a proxy or a tunnel', async (path) => {
  for (const name of ['forwarded', 'x-forwarded-host', 'cf-connecting-ip'])
    expect(await status(path, { [name]: '192.0.2.1' })).toBe(404)
})
