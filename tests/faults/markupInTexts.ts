import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { conversationHref } from '#app/shared/contact/conversationHref.ts'
import { type Owner, makeOwner } from '../bench/people/makeOwner.ts'
import { chromiumArguments, chromiumPath } from '../chromium.ts'
import { markupPayloads } from '../security/markup/payloads.ts'
import { setTrap } from '../security/markup/trap.ts'
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts'
import type { Fault } from './Fault.ts'
import { PortalProcess } from './PortalProcess.ts'

/** Payloads in one message. */
const TOGETHER = 10
/** How long a page may take to come up, and the trap to tell, ms. */
const PATIENCE = 10_000
const api = '/api-next'

interface Home {
  readonly id: number
  readonly agency: { readonly id: number } | null
}

/** A home of an agency, and the mail address that the demonstration gives it. */
async function someHome(browser: Owner['browser']) {
  const found = JSON.parse((await browser.ask(`${api}/search-list/listings/?idContratto=1`)).text) as {
    readonly listings: readonly Home[]
  }
  for (const { id } of found.listings) {
    const { agency } = JSON.parse((await browser.ask(`${api}/listings/${id}/`)).text) as Home
    const ways = (await browser.ask(`${api}/listings/${id}/contact/`)).text
    if (agency !== null && ways.includes('"email"'))
      return { id, email: `advertiser-${agency.id}@demo.estia.example` }
  }
  throw new Error('No agency takes messages')
}

/** What one writes to the other, everything that markup can be written in: the conversation that it stands in. */
async function converse(seeker: Owner, advertiser: Owner, listingId: number): Promise<string> {
  const texts = Array.from({ length: Math.ceil(markupPayloads.length / TOGETHER) }, (_, at) =>
    markupPayloads.slice(at * TOGETHER, (at + 1) * TOGETHER).join('\n'),
  )
  const [first = '', ...others] = texts
  const begun = await seeker.browser.tell(`${api}/contact/message/`, {
    listingId,
    key: randomUUID(),
    text: first,
  })
  const { conversationId } = JSON.parse(begun.text) as { readonly conversationId: string }
  for (const [at, text] of others.entries()) {
    const { browser } = at % 2 === 0 ? advertiser : seeker
    const said = await browser.tell(`${api}/messages/${conversationId}/`, {
      key: randomUUID(),
      text,
      attachments: [],
    })
    if (said.status !== 200) throw new Error(`A reply was answered ${said.status}: ${said.text}`)
  }
  return conversationId
}

/** A browser in which the owner is signed in. */
async function signedIn(
  browser: Browser,
  origin: string,
  { browser: visitor }: Owner,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, locale: 'el-GR' })
  const pairs = (visitor.headers()['cookie'] ?? '').split('; ').map((pair) => pair.split('='))
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: origin })))
  return context
}

interface Visit {
  readonly address: string
  /** Where what people wrote stands, once it has come: a page asks for it after it has come up itself. */
  readonly shows: string
}

/** Addresses with a payload wherever an address is shown. */
const addressesOf = (payload: string, at: number): readonly Visit[] => {
  const said = encodeURIComponent(payload)
  const filters = ['keyword', 'prezzoMinimo', 'localiMinimo', 'vrt', 'criterio', 'idComune', 'vista']
  const list = `/en/pwlhsh-katoikies/?${filters.map((name) => `${name}=${said}`).join('&')}#${said}`
  const others = [
    `/en/search-list/?q=${said}`,
    `/en/map/?keyword=${said}&lat=${said}`,
    `/en/${said}/`,
    `/en/aggelies/1/?keyword=${said}`,
    `/en/user/login/?url=${said}&token=${said}`,
    conversationHref(payload, 'en'),
  ]
  return [list, others[at % others.length] ?? ''].map((address) => ({ address, shows: 'h1' }))
}

/** Whether a page comes up. One that markup leads away from does not. */
const comesUp = async (page: Page, { address, shows }: Visit): Promise<boolean> => {
  await page.goto(address).catch(() => undefined)
  const whole = page.locator(`html[data-hydrated] ${shows}`).first()
  return whole.waitFor({ state: 'attached', timeout: PATIENCE }).then(
    () => true,
    () => false,
  )
}

/** Opens pages one after the other; gives what was caught on each. */
async function look(page: Page, visits: readonly Visit[]): Promise<readonly string[]> {
  const trapped = await setTrap(page)
  const caught: string[] = []
  for (const visit of visits) {
    const failed = (await comesUp(page, visit)) ? [] : ['does not come up']
    caught.push(...[...failed, ...(await trapped())].map((one) => `${visit.address.slice(0, 120)}: ${one}`))
  }
  return caught
}

/** Whether the trap sees an element that was made of a text, and what the policy stops of it. */
async function trapWorks(page: Page): Promise<boolean> {
  const trapped = await setTrap(page)
  await page.goto('/en/')
  // As on every page that is looked at.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.ranHere=1">'),
  )
  const caught: string[] = []
  const sees = (beginning: string) => caught.some((one) => one.startsWith(beginning))
  const until = performance.now() + PATIENCE
  do {
    await page.waitForTimeout(100)
    caught.push(...(await trapped()))
    if (sees('policy: script-src-attr') && sees('<img')) return true
  } while (performance.now() < until)
  return false
}

async function everywhere(portal: PortalProcess, smtp: FakeSmtp) {
  const seeker = await makeOwner(portal.origin, smtp, 1)
  const home = await someHome(seeker.browser)
  const advertiser = await makeOwner(portal.origin, smtp, 2, home.email)
  const conversation = await converse(seeker, advertiser, home.id)
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumArguments],
  })
  try {
    const [one, other] = [
      await signedIn(browser, portal.origin, seeker),
      await signedIn(browser, portal.origin, advertiser),
    ]
    const works = await trapWorks(await one.newPage())
    const stored: readonly Visit[] = [
      { address: '/en/user/messages/', shows: 'main li' },
      { address: conversationHref(conversation, 'en'), shows: 'article li' },
      { address: '/en/utente/profilo/', shows: 'main form' },
    ]
    const addresses = markupPayloads.flatMap(addressesOf)
    const half = addresses.length >> 1
    const caught = await Promise.all([
      look(await one.newPage(), [...stored, ...addresses.slice(0, half)]),
      look(await other.newPage(), [...stored, ...addresses.slice(half)]),
    ])
    const mails = smtp.taken.filter(({ html }) =>
      /<(?:img src=x|script|svg|iframe|base|object)/.test(html ?? ''),
    )
    const opened = addresses.length + 2 * stored.length
    return { works, caught: caught.flat(), mails: mails.length, opened }
  } finally {
    await browser.close()
  }
}

/** Markup in everything that people write and in every part of an address. */
export const markupInTexts: Fault = {
  id: 14,
  test: `Markup in texts: ${markupPayloads.length} payloads in messages, mails and addresses, shown in Chromium`,
  bar: 'nothing runs, nothing becomes an element, the policy has nothing to stop; the trap itself works',
  run: async () => {
    const smtp = await startSmtp()
    const portal = await PortalProcess.make(500, { SMTP_URL: smtp.url, ESTIA_TRUSTED_PROXIES: '1' })
    try {
      await portal.start()
      const { works, caught, mails, opened } = await everywhere(portal, smtp)
      await portal.stop()
      return {
        measured: `${opened} pages opened, ${caught.length} caught${caught
          .slice(0, 5)
          .map((one) => `\n       ${one}`)
          .join('')}; ${mails} mails with markup of others; the trap ${works ? 'works' : 'sees nothing'}`,
        ok: works && caught.length === 0 && mails === 0,
      }
    } finally {
      portal.remove()
      await smtp.close()
    }
  },
}
