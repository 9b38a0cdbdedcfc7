import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { chain } from './middleware.ts'
import { startRequest } from './requestContext.ts'
import { securityHeaders } from './securityHeaders.ts'

async function policyWith(tilesFrom: readonly string[]) {
  const steps = [startRequest, securityHeaders({ secure: false, dev: false, tilesFrom })]
  const server = createServer(chain(steps, (_error, _request, response) => response.end()))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  server.close()
  const directives = (reply.headers.get('content-security-policy') ?? '').split(';')
  return new Map(directives.map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]))
}

it('lets pages ask the tiles’ origin, and run nothing from there', async () => {
  const policy = await policyWith(['https://tiles.example'])
  expect(policy.get('connect-src')).toBe("'self' https://tiles.example")
  expect(policy.get('img-src')).toBe("'self' data: https://tiles.example")
  expect(policy.get('worker-src')).toBe("'self'")
  expect(policy.get('script-src')).not.toContain('tiles.example')
})

it('lets pages ask us alone where the tiles are ours', async () => {
  expect((await policyWith([])).get('connect-src')).toBe("'self'")
})
