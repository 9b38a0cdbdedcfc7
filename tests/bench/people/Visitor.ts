import { performance } from 'node:perf_hooks'

/** An answer, and how long it took, ms. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly took: number
}

/** A user with a browser of their own, behind an address of their own, as a proxy of ours would say it. */
export class Visitor {
  private readonly cookies = new Map<string, string>()
  private token = ''
  private readonly origin: string
  private readonly address: string
  /** What requests go to; the portal's own address unless a test stands between. */
  private readonly line: string

  constructor(origin: string, address: string, line: string = origin) {
    this.line = line
    this.origin = origin
    this.address = address
  }

  /** Sends a form, or only asks. */
  ask(path: string, form?: Readonly<Record<string, string>>): Promise<Answer> {
    return this.send(path, form && { method: 'POST', body: new URLSearchParams(form) })
  }

  /** Sends JSON. */
  tell(path: string, value: unknown): Promise<Answer> {
    return this.sendJson('POST', path, value)
  }

  /** Sends JSON that stands for what is there. */
  put(path: string, value: unknown): Promise<Answer> {
    return this.sendJson('PUT', path, value)
  }

  /** Sends a file. */
  give(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
    return this.send(path, {
      method: 'POST',
      body: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    })
  }

  private sendJson(method: string, path: string, value: unknown): Promise<Answer> {
    const headers = { 'content-type': 'application/json' }
    return this.send(path, { method, body: JSON.stringify(value), headers })
  }

  /** What the browser is told without an end; after the last event that it heard, where it says which. */
  async hear(path: string, signal: AbortSignal, last?: number): Promise<ReadableStream<Uint8Array>> {
    const after: Record<string, string> = last === undefined ? {} : { 'last-event-id': String(last) }
    const headers = { ...this.headers(), ...after }
    const { status, body } = await fetch(this.line + path, { headers, signal })
    if (status !== 200 || body === null) throw new Error(`${path} answered ${status}`)
    return body
  }

  /** What this browser sends with every request. */
  headers(): Record<string, string> {
    return {
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-forwarded-for': this.address,
      'x-csrf-token': this.token,
      origin: this.origin,
    }
  }

  private async send(path: string, { headers, ...options }: RequestInit = {}): Promise<Answer> {
    const begun = performance.now()
    const reply = await fetch(this.line + path, {
      ...options,
      headers: { ...this.headers(), ...(headers as Record<string, string>) },
    })
    const text = await reply.text()
    this.keep(reply.headers)
    return { status: reply.status, headers: reply.headers, text, took: performance.now() - begun }
  }

  /** The same browser as if it stood elsewhere. */
  at(address: string): Visitor {
    return this.as(new Visitor(this.origin, address, this.line))
  }

  /** The same browser over another line to the portal. */
  through(line: string): Visitor {
    return this.as(new Visitor(this.origin, this.address, line))
  }

  private as(other: Visitor): Visitor {
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    other.token = this.token
    return other
  }

  private keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.cookies.set(name, value)
    }
    this.token = headers.get('x-csrf-token') ?? this.token
  }
}
