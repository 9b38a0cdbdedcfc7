import type { Browser, Reply } from '#server/features/accounts/testing/Browser.ts'
import { origin } from '#server/features/accounts/testing/openAccounts.ts'

/** The user's answers in the provider's form. */
export interface Claimed {
  readonly subject?: string
  readonly email: string
  readonly isConfirmed?: boolean
  readonly givenName?: string
}

/** A window that a browser opened: what it does at the provider, which has cookies of its own there. */
export class Popup {
  readonly browser: Browser
  private readonly cookies = new Map<string, string>()

  constructor(browser: Browser) {
    this.browser = browser
  }

  /** Asks the portal for the way to the provider. */
  start(
    provider: string,
    more = '&privacy=1',
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const path = `/singleSignOn.php?action=dologin&accountType=${provider}&mode=oauth&lang=en${more}`
    return this.browser.ask(path, { headers: { 'sec-fetch-site': 'same-origin', ...headers } })
  }

  /** Signs in at the provider, and gives the address at the portal that the window is sent back to. */
  async signInAt(address: string, claimed: Claimed | 'cancel'): Promise<URL> {
    const page = await this.follow(address)
    if (page.there !== undefined) return page.there
    const action = /<form method="post" action="([^"]+)"/.exec(page.html)?.[1] ?? ''
    const fields: Record<string, string> =
      claimed === 'cancel'
        ? { cancel: '1' }
        : {
            subject: claimed.subject ?? claimed.email,
            email: claimed.email,
            given_name: claimed.givenName ?? 'Νεφέλη',
            family_name: 'Παππά',
            ...(claimed.isConfirmed !== false && { confirmed: '1' }),
          }
    const done = await this.follow(new URL(action, page.address).href, new URLSearchParams(fields))
    if (done.there !== undefined) return done.there
    return this.postedAnswer(done.html)
  }

  /** Start, provider and return in one. */
  async signIn(provider: string, claimed: Claimed | 'cancel', more?: string): Promise<Reply> {
    const { status, headers, text } = await this.start(provider, more)
    if (status !== 303) throw new Error(`The start answered ${status}: ${text}`)
    return this.comeBack(await this.signInAt(headers.get('location') ?? '', claimed))
  }

  /** The window is back at the portal. */
  comeBack({ pathname, search }: URL, browser = this.browser): Promise<Reply> {
    return browser.ask(pathname + search, { headers: { 'sec-fetch-site': 'cross-site' } })
  }

  /** A page that posts its answer: the browser sends it without the portal's cookies, and goes where it is told. */
  private async postedAnswer(html: string): Promise<URL> {
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? ''
    const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ])
    const reply = await this.browser.ask(new URL(action).pathname, {
      method: 'POST',
      headers: {
        cookie: undefined,
        'sec-fetch-site': 'cross-site',
        'x-csrf-token': undefined,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    })
    return new URL(reply.headers.get('location') ?? '', origin)
  }

  private async follow(address: string, body?: URLSearchParams) {
    let next = address
    let sent = body
    for (let hop = 0; hop < 10; hop++) {
      if (next.startsWith(origin)) return { html: '', address: next, there: new URL(next) }
      const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const reply = await fetch(next, {
        redirect: 'manual',
        headers: { cookie },
        ...(sent !== undefined && { method: 'POST', body: sent }),
      })
      for (const line of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        this.cookies.set(name, value)
      }
      const location = reply.headers.get('location')
      if (location === null) return { html: await reply.text(), address: next, there: undefined }
      next = new URL(location, next).href
      sent = undefined
    }
    throw new Error('The provider sends in circles')
  }
}
