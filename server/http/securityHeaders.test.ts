import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { chain } from './middleware.ts'
import { contextOf, startRequest } from './requestContext.ts'
import { securityHeaders } from './securityHeaders.ts'

type Prompt = Parameters<typeof securityHeaders>[0]['prompt']

async function policyWith(tilesFrom: readonly string[], prompt?: Prompt, path = '/') {
  const options = { secure: false, dev: false, tilesFrom, ...(prompt && { prompt }) }
  const steps = [startRequest, securityHeaders(options)]
  const server = createServer(chain(steps, (_error, _request, response) => response.end()))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  server.close()
  const directives = (reply.headers.get('content-security-policy') ?? '').split(';')
  return new Map(directives.map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]))
}

it('gives each reply a nonce of its own, the one that its scripts and styles carry', async () => {
  const steps = [startRequest, securityHeaders({ secure: true, dev: false, tilesFrom: [] })]
  const server = createServer(
    chain(steps, (_error, _request, response) => response.end(contextOf(response).nonce)),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const replies = [await fetch(address), await fetch(address)]
  const policies = replies.map(({ headers }) => headers.get('content-security-policy')?.split(';'))
  const nonces = await Promise.all(replies.map((reply) => reply.text()))
  server.close()
  expect(new Set(nonces).size).toBe(2)
  expect(policies.map((lines) => lines?.slice(1, 3))).toEqual(
    nonces.map((nonce) => [`script-src 'self' 'nonce-${nonce}'`, `style-src 'self' 'nonce-${nonce}'`]),
  )
})

it('lets no page use what none of ours asks for, and the place of the device only pages of ours', async () => {
  const steps = [startRequest, securityHeaders({ secure: false, dev: false, tilesFrom: [] })]
  const server = createServer(chain(steps, (_error, _request, response) => response.end()))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  server.close()
  const allowed = new Map(
    (reply.headers.get('permissions-policy') ?? '')
      .split(', ')
      .map((line) => line.split('=') as [string, string]),
  )
  for (const feature of ['camera', 'microphone', 'payment', 'usb', 'display-capture', 'midi'])
    expect([feature, allowed.get(feature)]).toEqual([feature, '()'])
  expect([allowed.get('geolocation'), allowed.get('fullscreen')]).toEqual(['(self)', '(self)'])
})

it('lets pages ask the tiles’ origin, and run nothing from there', async () => {
  const policy = await policyWith(['https://tiles.example'])
  expect(policy.get('connect-src')).toBe("'self' https://tiles.example")
  expect(policy.get('img-src')).toBe("'self' data: blob: https://tiles.example")
  expect(policy.get('worker-src')).toBe("'self'")
  expect(policy.get('script-src')).not.toContain('tiles.example')
})

it('lets pages ask us alone where the tiles are ours', async () => {
  expect((await policyWith([])).get('connect-src')).toBe("'self'")
})

describe('the script of a prompt', () => {
  const folder = 'https://accounts.google.com/gsi/'
  const prompt: Prompt = { script: `${folder}client`, isFor: ({ url }) => url === '/allowed/' }

  it('may be loaded, ask its own origin and show its frame where it is allowed, and nothing beside', async () => {
    const policy = await policyWith([], prompt, '/allowed/')
    expect(policy.get('script-src')).toMatch(
      /^'self' 'nonce-[^']+' https:\/\/accounts\.google\.com\/gsi\/client$/,
    )
    expect(policy.get('style-src')).toMatch(
      /^'self' 'nonce-[^']+' https:\/\/accounts\.google\.com\/gsi\/style$/,
    )
    expect(policy.get('connect-src')).toBe(`'self' ${folder}`)
    expect(policy.get('frame-src')).toBe(folder)
    expect(policy.get('img-src')).toBe("'self' data: blob:")
  })

  it('is named on no other page', async () => {
    const [closed, without] = await Promise.all([policyWith([], prompt, '/'), policyWith([])])
    expect([...closed.values()].join()).not.toContain('google')
    expect([...closed.keys()]).toEqual([...without.keys()])
  })
})

it('lets pages load scripts of others that are configured, and their origins alone', async () => {
  const options = { secure: false, dev: false, tilesFrom: [], others: ['https://tags.example/m.js'] }
  const steps = [startRequest, securityHeaders(options)]
  const server = createServer(chain(steps, (_error, _request, response) => response.end()))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  server.close()
  const policy = reply.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/tags\.example\/m\.js;/)
  expect(policy).toMatch(/connect-src 'self' https:\/\/tags\.example;/)
  expect(policy).not.toContain("style-src 'self' 'unsafe-inline'")
})

it('lets only the page of a replay have styles without a nonce', async () => {
  const isPlayer = (path: string) => path === '/player/'
  const options = {
    secure: false,
    dev: false,
    tilesFrom: [],
    playsReplay: ({ url }: { readonly url?: string | undefined }) => isPlayer(url ?? ''),
  }
  const steps = [startRequest, securityHeaders(options)]
  const server = createServer(chain(steps, (_error, _request, response) => response.end()))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const policyOf = async (path: string) => {
    const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
    return reply.headers.get('content-security-policy') ?? ''
  }
  const [player, other] = [await policyOf('/player/'), await policyOf('/')]
  server.close()
  expect([
    player.includes("style-src 'self' 'unsafe-inline'"),
    other.includes("style-src 'self' 'unsafe-inline'"),
  ]).toEqual([true, false])
  expect(player).toMatch(/script-src 'self' 'nonce-/)
})
