import { Option } from 'effect'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { vendorListPath } from '#domain/consent/vendors.ts'
import { vendorListFiles } from './vendorListFiles.ts'

const vendors = { cmpId: 300, cmpVersion: 1, policyVersion: 5, ids: [101], list: 'abc' }
const settings = Option.some({ vendors, files: new Map([['el', '{"language":"el"}'] as const]) })

async function ask(path: string, from: Parameters<typeof vendorListFiles>[0]) {
  const answer = vendorListFiles(from)
  const server = createServer(
    (request, response) => void answer(request, response, () => response.writeHead(404).end()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
    return [reply.status, reply.headers.get('cache-control'), await reply.text()]
  } finally {
    server.close()
  }
}

it('serves the list for good under the address of its content, and nothing where no company is configured', async () => {
  const path = vendorListPath('abc', 'el')
  expect(await ask(path, settings)).toEqual([200, 'public, max-age=31536000, immutable', '{"language":"el"}'])
  expect((await ask(vendorListPath('older', 'el'), settings))[0]).toBe(404)
  expect((await ask(path, Option.none()))[0]).toBe(404)
})
