import { csrfTokenOf } from '#server/http/csrf.ts'
import { declaredCookie } from '#domain/cookies.ts'

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON; undefined where it is none. */
  readonly json: unknown
  /** What stands in that JSON under one name after another. */
  readonly at: (...names: readonly string[]) => unknown
}

export interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: BodyInit
}

type Form = Readonly<Record<string, string | readonly string[]>>

/** Something that keeps cookies and asks as a page of the portal does, unless told otherwise. */
export class Browser {
  readonly cookies = new Map<string, string>()
  /** `Set-Cookie` lines of the last reply. */
  lastCookies: readonly string[] = []
  private readonly answer: (request: Request) => Promise<Response>
  private readonly address: string
  private readonly origin: string

  constructor(answer: (request: Request) => Promise<Response>, address: string, origin: string) {
    this.answer = answer
    this.address = address
    this.origin = origin
  }

  /** The value of the session's cookie. */
  get session(): string | undefined {
    return this.cookies.get('__Host-estia_session')
  }

  /** The token that a page of the portal would hold. */
  get token(): string {
    return csrfTokenOf(this.cookies.get('__Host-estia_pre') ?? '')
  }

  async ask(path: string, { method = 'GET', headers = {}, body }: Asking = {}): Promise<Reply> {
    const all = {
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-forwarded-for': this.address,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
      ...(method !== 'GET' && { 'sec-fetch-site': 'same-origin', 'x-csrf-token': this.token }),
      ...headers,
    }
    const sent = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined)
    const request = new Request(`${this.origin}${path}`, {
      method,
      headers: sent,
      ...(body !== undefined && { body }),
    })
    const reply = await this.answer(request)
    this.keep(reply.headers.getSetCookie())
    const text = await reply.text()
    const json = readJson(text)
    const at = (...names: readonly string[]) =>
      names.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], json)
    return { status: reply.status, headers: reply.headers, text, json, at }
  }

  /** Comes to the portal for the first time. */
  async arrive(): Promise<this> {
    await this.ask('/api-next/auth/user/info/')
    return this
  }

  /** Sends a form. */
  form(path: string, fields: Form, asking: Asking = {}): Promise<Reply> {
    const body = new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
    )
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...asking.headers }
    return this.ask(path, { method: 'POST', ...asking, headers, body: body.toString() })
  }

  /** Sends JSON. */
  json(path: string, value: unknown, asking: Asking = {}): Promise<Reply> {
    const headers = { 'content-type': 'application/json', ...asking.headers }
    return this.ask(path, { method: 'POST', ...asking, headers, body: JSON.stringify(value) })
  }

  private keep(lines: readonly string[]): void {
    this.lastCookies = lines
    for (const line of lines) {
      const [pair = ''] = line.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      if (declaredCookie(name) === undefined) throw new Error(`domain/cookies.ts does not declare ${name}`)
      if (/;\s*max-age=0(?:;|$)/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, pair.slice(name.length + 1))
    }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
