import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lastResortPage } from './lastResortPage.ts'
import { startRequest } from './requestContext.ts'

const server = createServer((request, response: ServerResponse) => {
  void startRequest(request, response, () => lastResortPage(response, 500))
})
const ask = async (path: string) => {
  const { port } = server.address() as AddressInfo
  const reply = await fetch(`http://localhost:${port}${path}`)
  return { status: reply.status, text: await reply.text(), id: reply.headers.get('x-request-id') }
}

describe('the page of last resort', () => {
  beforeAll(() => new Promise<void>((started) => void server.listen(0, started)))
  afterAll(() => new Promise((closed) => void server.close(closed)))

  it.each([
    ['/aggelies/1/', 'el', '/', 'Κάτι πήγε στραβά'],
    ['/en/', 'en', '/en/', 'Something went wrong'],
    ['/de/aggelies/1/', 'de', '/de/', 'Bei uns ist etwas schiefgegangen'],
    ['/ru/%E0%A4%A/', 'ru', '/ru/', 'У нас что-то пошло не так'],
    ['/xx/', 'el', '/', 'Κάτι πήγε στραβά'],
  ])('speaks the language of %s, then English', async (path, language, home, words) => {
    const { status, text, id } = await ask(path)
    expect(status).toBe(500)
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(`href="${home}"`)
    expect(text).toContain(String(id))
    expect(text).toContain(`<p lang="${language}">${words}`)
    expect(text.match(/<p lang="en">/g)).toHaveLength(1)
  })
})
