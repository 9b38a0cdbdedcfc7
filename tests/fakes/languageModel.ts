/** A server on loopback that takes chat completions as OpenAI's protocol has them, and answers as a test wants. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What is read of a request. */
export interface ChatRequest {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly temperature: number
  readonly max_tokens: number
  readonly response_format: {
    readonly type: string
    readonly json_schema: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> }
  }
}

export interface AskedChat {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly request: ChatRequest
}

export type Mood = (response: ServerResponse) => void

export interface FakeLanguageModel {
  /** Where its calls begin: `http://127.0.0.1:…/v1`. */
  readonly url: string
  /** What it was asked, in order. */
  readonly asked: AskedChat[]
  /** What every question meets from now on. */
  mood: Mood
  readonly close: () => Promise<void>
}

const reply = (response: ServerResponse, status: number, body: string) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body)

const completion = (content: unknown) =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    model: 'fake',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 900, completion_tokens: 30, total_tokens: 930 },
  })

/** Says a text. */
export const saysText =
  (content: unknown): Mood =>
  (response) =>
    reply(response, 200, completion(content))
/** Says an object, as JSON. */
export const says = (answer: unknown): Mood => saysText(JSON.stringify(answer))
/** Answers with a status and an error, as services word them. */
export const refuses =
  (status: number): Mood =>
  (response) =>
    reply(response, status, JSON.stringify({ error: { message: 'no', type: 'error', code: status } }))
/** Answers with what is no completion. */
export const sends =
  (body: string): Mood =>
  (response) =>
    reply(response, 200, body)
/** Takes the question and says nothing. */
export const hangs: Mood = () => undefined
/** Hangs up. */
export const breaksOff: Mood = (response) => void response.socket?.destroy()
/** Says more and more, without an end. */
export const talksOn: Mood = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(10_000)));
  }
  response.on('drain', more)
  more()
}
/** Leads elsewhere. */
export const redirects =
  (status: number, to: string): Mood =>
  (response) =>
    void response.writeHead(status, { location: to }).end()

export async function startLanguageModel(): Promise<FakeLanguageModel> {
  const asked: AskedChat[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const { method, url: path, headers } = request
      if (method !== 'POST' || path !== '/v1/chat/completions') return reply(response, 404, '{}')
      asked.push({ path, headers, text, request: JSON.parse(text) as ChatRequest })
      fake.mood(response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const fake: FakeLanguageModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    mood: says({}),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return fake
}
