import { loadPrograms } from '#app/transport/call.ts'

// It comes with the first call elsewhere: a development server takes seconds for it, which no story is about.
await loadPrograms()

/** What the server was sent. */
export interface Sent {
  /** `POST /api-next/user/login/`. */
  readonly call: string
  /** Fields of a form, or of JSON. */
  readonly fields: Readonly<Record<string, string>>
  /** The idempotency key, where it came with one. */
  readonly key?: string
}

export interface Answer {
  /** @default 200 */
  readonly status?: number
  readonly body: unknown
}

/** Answers by call; a function decides by what was sent, or keeps one waiting. */
export type Answers = Readonly<Record<string, Answer | ((sent: Sent) => Answer | Promise<Answer>)>>

export const calls = {
  registrationType: 'POST /api-next/auth/user/registration-type/',
  verifyEmail: 'POST /api-next/auth/user/verify-email/',
  login: 'POST /api-next/user/login/',
  register: 'POST /api-next/user/register/',
  retrievePassword: 'POST /api-next/user/password-retrieve/',
  confirmEmail: 'POST /api-next/user/confirm-email/',
  changePassword: 'POST /services/account/changePassword.php',
  changeProfile: 'PUT /api/utente/profilo/',
  fullInfo: 'GET /api-next/auth/user/full-info/',
  logout: 'POST /api-next/user/logout/',
  oneTap: 'POST /singleSignOn.php',
  profile: 'GET /api-next/user/profile/',
  confirmIdentity: 'POST /api-next/user/confirm-identity/',
  endSession: 'POST /api-next/user/sessions/end/',
  remove: 'POST /api-next/user/delete/',
} as const

/** An error as the contract words it. */
export const refused = (status: number, _tag: string, message: string, errors?: unknown): Answer => ({
  status,
  body: { _tag, data: { message, ...(errors !== undefined && { errors }) } },
})

/** Never answers: what is looked at is the wait. */
export const silence = () => new Promise<Answer>(() => undefined)

/**
 * Replaces the server at the network's edge, and replies by the contract. Everything above it is real.
 * Returns the sent requests, and the function that restores the network.
 */
export function accountServer(answers: Answers): { readonly sent: Sent[]; readonly stop: () => void } {
  const real = globalThis.fetch
  const sent: Sent[] = []
  const line = new AbortController()
  globalThis.fetch = async (input, options = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    if (!/^\/(?:api|services|singleSignOn)/.test(url.pathname)) return real(input, options)
    const key = new Headers(options.headers).get('idempotency-key')
    const call = `${options.method ?? 'GET'} ${url.pathname}`
    const one = { call, fields: fieldsOf(options), ...(key !== null && { key }) }
    sent.push(one)
    const answer = answers[one.call] ?? refused(404, 'NotFound', 'Δεν υπάρχει')
    const { status = 200, body } = await abortable(
      typeof answer === 'function' ? answer(one) : answer,
      AbortSignal.any([line.signal, ...(options.signal ? [options.signal] : [])]),
    )
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  }
  const realRequest = globalThis.XMLHttpRequest
  globalThis.XMLHttpRequest = Asked as unknown as typeof XMLHttpRequest
  const stop = () => {
    // What still waits for an answer gets none: it must not reach the next test's server.
    line.abort()
    globalThis.fetch = real
    globalThis.XMLHttpRequest = realRequest
  }
  return { sent, stop }
}

/** The upload transport, over the same replies: it reports half of the upload before the reply. */
class Asked extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  private call = { method: '', path: '' }
  private readonly given = new AbortController()

  open(method: string, path: string): void {
    this.call = { method, path }
  }
  setRequestHeader(): void {}
  getAllResponseHeaders = () => ''
  abort(): void {
    this.given.abort()
    this.dispatchEvent(new ProgressEvent('abort'))
  }
  send(body: Blob): void {
    const part = { lengthComputable: true, loaded: 1, total: 2 }
    this.upload.dispatchEvent(new ProgressEvent('progress', part))
    const { method, path } = this.call
    void fetch(path, { method, body, signal: this.given.signal }).then(
      async (response) => {
        this.status = response.status
        this.responseText = await response.text()
        this.dispatchEvent(new ProgressEvent('load'))
      },
      () => this.dispatchEvent(new ProgressEvent('error')),
    )
  }
}

function fieldsOf({ body, headers }: RequestInit): Readonly<Record<string, string>> {
  if (typeof body !== 'string') return {}
  const type = new Headers(headers).get('content-type') ?? ''
  if (type.includes('json')) return JSON.parse(body) as Record<string, string>
  return Object.fromEntries(new URLSearchParams(body))
}

const abortable = (answer: Answer | Promise<Answer>, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    Promise.resolve(answer).then(resolve, reject)
  })
