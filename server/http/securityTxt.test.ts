import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { securityTxt, securityTxtPath } from './securityTxt.ts'

const origin = 'https://estia.example'

async function ask(contact: string | undefined, path = securityTxtPath) {
  const answer = securityTxt({ contact, origin })
  const server = createServer(
    (request, response) => void answer(request, response, () => response.writeHead(404).end()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
    return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() }
  } finally {
    server.close()
  }
}

it('says whom to tell, and until when that is good', async () => {
  const { status, type, text } = await ask('mailto:security@estia.example')
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/s)))
  expect(fields).toMatchObject({
    Contact: 'mailto:security@estia.example',
    Canonical: `${origin}/.well-known/security.txt`,
    'Preferred-Languages': 'el, en',
  })
  const days = (Date.parse(String(fields.Expires)) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(80)
  expect(days).toBeLessThan(91)
})

it('does not exist without a contact, nor at other paths', async () => {
  expect((await ask(undefined)).status).toBe(404)
  expect((await ask('mailto:security@estia.example', '/security.txt')).status).toBe(404)
})
