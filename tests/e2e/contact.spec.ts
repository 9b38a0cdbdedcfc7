import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { makeAccount, newEmail, ownAddress, signIn } from '../portal/account.ts'
import { enter, tabTo, tabToOne, typeInto } from '../portal/keyboard.ts'
import { linkIn, mailTo } from '../portal/mails.ts'
import { search } from '../portal/stock.ts'
import { test } from '../portal/test.ts'
import { watchPage } from '../portal/watchPage.ts'
import { visit } from '../portal/visit.ts'
import { onlyNightly } from '../nightly/isNightly.ts'

// Two people, several mails and passwords, which take their time on purpose.
test.describe.configure({ timeout: 180_000 })

test.use(ownAddress)

/** A home for sale that an agency offers, on the first page of a search, and the address that answers for it. */
async function someHome(request: APIRequestContext, filters = '') {
  const { listings } = await search(request, `idContratto=1&idCategoria=1&${filters}`)
  // Each search finds another advertiser: two tests that make the same account at once take each other's link.
  for (const { id } of filters === '' ? listings : listings.toReversed()) {
    const reply = await request.get(`/api-next/listings/${id}/`)
    const { agency } = (await reply.json()) as { readonly agency: { readonly id: number } | null }
    if (agency) return { id, email: `advertiser-${agency.id}@demo.estia.example` }
  }
  throw new Error('No agency offers a home')
}

/** A page in a browser context of its own, signed in where an email is given. */
async function openPage(browser: Browser, email?: string): Promise<Page> {
  const octet = () => 1 + Math.floor(Math.random() * 250)
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}` },
  })
  const page = await context.newPage()
  if (email !== undefined) await signIn(page.request, await makeAccount(page.request, email))
  return page
}

/** Opens the request for a visit, and ticks the first time that is offered. */
async function askForVisit(page: Page): Promise<void> {
  // How the advertiser can be reached is fetched: nobody could go there before.
  await expect(page.getByRole('button', { name: 'Ask for a visit' }).first()).toBeVisible()
  await enter(page, /^Ask for a visit$/)
  const dialog = page.getByRole('dialog', { name: 'Request for a visit' })
  // The free times are fetched: nobody could go to them before.
  await expect(dialog.getByRole('option', { name: /\d\d:\d\d to \d\d:\d\d/ }).first()).toBeVisible()
  await tabToOne(page, '[role="option"]')
  await page.keyboard.press('Space')
}

/** From the times to who comes, and sends it. */
async function sendVisit(page: Page): Promise<void> {
  await enter(page, /^Continue$/)
  await enter(page, /^Send request$/)
}

test('from the first message to a visit that stands and a price that is agreed, one of the two by keyboard alone', async ({
  browser,
  request,
}) => {
  const home = await someHome(request, 'prezzoMinimo=160000&prezzoMassimo=250000')
  const seekerEmail = newEmail()
  const seeker = await openPage(browser)
  const advertiser = await openPage(browser, home.email)
  const problems = [watchPage(seeker), watchPage(advertiser)]

  // Written by a user without an account, and delivered once the link of the mail was followed.
  await visit(seeker, `/en/aggelies/${home.id}/`)
  await enter(seeker, /^Send a message$/)
  await expect(seeker.getByRole('dialog', { name: 'Message to the advertiser' })).toBeVisible()
  await typeInto(seeker, /^Full name/, 'Μαρία Παπαδοπούλου')
  await typeInto(seeker, /^Email/, seekerEmail)
  await typeInto(seeker, /^Phone/, '+306912345678')
  await tabTo(seeker, /^I accept/)
  await seeker.keyboard.press('Space')
  await enter(seeker, /^Send message$/)
  await expect(seeker.getByRole('heading', { name: 'One step is left' })).toBeVisible()
  await visit(seeker, linkIn(await mailTo(seekerEmail, 'Confirm your message')))
  await enter(seeker, /^(Confirm and send|Επιβεβαίωση και αποστολή)$/)
  await expect(
    seeker.getByRole('heading', { name: /^(Delivered to the advertiser|Παραδόθηκε στον αγγελιοδότη)$/ }),
  ).toBeVisible()

  // The advertiser finds it and answers.
  await visit(advertiser, '/en/user/messages/')
  // The newest stands first; others of that name may have written before.
  await advertiser.getByRole('link', { name: /Μαρία/ }).first().click()
  await expect(advertiser.getByRole('heading', { level: 1, name: /Μαρία/ })).toBeFocused()
  await advertiser.getByLabel('Your answer').fill('It is. When would you like to come?')
  await advertiser.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(
    advertiser.getByRole('article').getByRole('listitem').getByText('It is. When would you like to come?'),
  ).toBeVisible()

  // The account that is made with the same address finds the conversation.
  await signIn(seeker.request, await makeAccount(seeker.request, seekerEmail))
  await visit(seeker, `/en/aggelies/${home.id}/`)
  await askForVisit(seeker)
  await seeker.keyboard.press('PageDown')
  await seeker.keyboard.press('Space')
  await sendVisit(seeker)
  await enter(seeker, /^Open conversation$/)
  await expect(seeker.getByRole('heading', { level: 1, name: /^Conversation with/ })).toBeFocused()
  await expect(seeker.getByText('It is. When would you like to come?')).toBeVisible()
  await expect(seeker.getByText('Awaits an answer')).toBeVisible()

  // It appears in the advertiser's open page, who confirms one of the times; the seeker sees it without a reload.
  await expect(advertiser.getByRole('heading', { name: 'Visit in person' })).toBeVisible()
  await advertiser.getByRole('radio').first().press('Space')
  await advertiser.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(advertiser.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(seeker.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(seeker.getByRole('link', { name: /Add to calendar/ }).first()).toBeVisible()

  // What is open stands in the address: it is there again when the page is loaded again.
  await seeker.reload()
  await expect(seeker.getByText('Confirmed', { exact: true })).toBeVisible()

  // A price: proposed, answered with another, agreed.
  await visit(seeker, `/en/aggelies/${home.id}/`)
  await enter(seeker, /^Propose a price$/)
  await typeInto(seeker, /^The price you propose/, '150000')
  await enter(seeker, /^Send proposal$/)
  await enter(seeker, /^Open conversation$/)
  await advertiser.getByRole('button', { name: 'Counter', exact: true }).click()
  await advertiser.getByLabel('The price you propose').fill('160000')
  await advertiser.getByRole('button', { name: 'Send counter-proposal' }).click()
  await expect(seeker.getByText('€160,000', { exact: true })).toBeVisible()
  await enter(seeker, /^Accept$/)
  await expect(seeker.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(advertiser.getByText('Accepted', { exact: true })).toBeVisible()
  for (const said of problems) expect(said()).toEqual([])
})

test(
  'by keyboard alone: from a search to a listing to the visit, and the word that it stands wherever one is then',
  onlyNightly(true),
  async ({ browser, request }) => {
    const home = await someHome(request, 'prezzoMassimo=250000')
    const [seeker, advertiser] = [await openPage(browser, newEmail()), await openPage(browser, home.email)]
    const problems = [watchPage(seeker), watchPage(advertiser)]

    await visit(seeker, '/en/pwlhsh-katoikies/')
    await tabTo(seeker, /^Price(?!s)/)
    await seeker.keyboard.press('Enter')
    await expect(seeker.locator('input[name="prezzoMassimo"]')).toBeVisible()
    await tabToOne(seeker, 'input[name="prezzoMassimo"]', 12)
    await seeker.keyboard.type('250000')
    await seeker.keyboard.press('Enter')
    await expect(seeker).toHaveURL(/prezzoMassimo=250000/)
    await expect(seeker.locator('main [aria-busy="true"]')).toHaveCount(0)
    await tabToOne(seeker, `#listing-${home.id}`, 300)
    await seeker.keyboard.press('Enter')
    await expect(seeker.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(seeker).toHaveURL(new RegExp(`/aggelies/${home.id}/$`))

    await askForVisit(seeker)
    await sendVisit(seeker)
    await expect(seeker.getByRole('link', { name: 'Open conversation' })).toBeVisible()
    // Back to looking, while the advertiser thinks about it.
    await seeker.keyboard.press('Escape')
    await seeker.goBack()
    await expect(seeker.locator(`#listing-${home.id}`)).toBeFocused()

    await visit(advertiser, '/en/user/messages/')
    await enter(advertiser, /Μαρία/)
    await expect(advertiser.getByRole('heading', { level: 1, name: /Μαρία/ })).toBeFocused()
    await tabToOne(advertiser, 'input[type="radio"]')
    await advertiser.keyboard.press('Space')
    await enter(advertiser, /^Confirm$/)
    await expect(advertiser.getByText('Confirmed', { exact: true })).toBeVisible()

    const word = seeker.getByRole('group').filter({ hasText: 'The visit was confirmed' })
    await expect(word).toBeVisible()
    await enter(seeker, /^Open$/)
    await expect(seeker.getByRole('heading', { level: 1, name: /^Conversation with/ })).toBeFocused()
    await expect(seeker.getByText('Confirmed', { exact: true })).toBeVisible()
    for (const said of problems) expect(said()).toEqual([])
  },
)

test(
  'a user without an account follows the link of a mail, reads, answers and withdraws, by keyboard alone',
  onlyNightly(true),
  async ({ browser, request }) => {
    // Not less than half of the price, which is asked about first.
    const home = await someHome(request, 'prezzoMinimo=150000&prezzoMassimo=270000')
    const email = newEmail()
    const seeker = await openPage(browser)
    const said = watchPage(seeker)
    await visit(seeker, `/en/aggelies/${home.id}/`)
    await enter(seeker, /^Propose a price$/)
    await typeInto(seeker, /^The price you propose/, '140000')
    await typeInto(seeker, /^Full name/, 'Άννα Δήμου')
    await typeInto(seeker, /^Email/, email)
    await typeInto(seeker, /^Phone/, '+306912345678')
    await tabTo(seeker, /^I accept/)
    await seeker.keyboard.press('Space')
    await enter(seeker, /^Send proposal$/)
    await expect(seeker.getByRole('heading', { name: 'One step is left' })).toBeVisible()
    await visit(seeker, linkIn(await mailTo(email, 'Confirm your message')))
    await enter(seeker, /^Confirm and send$/)
    await expect(seeker.getByRole('heading', { name: 'Delivered to the advertiser' })).toBeVisible()

    // In another browser, since the mail is read wherever it is read.
    const reader = await openPage(browser)
    const link = linkIn(await mailTo(email, 'Your message has been delivered'))
    await visit(reader, link)
    await expect(reader.getByRole('heading', { level: 1, name: /^Conversation with/ })).toBeVisible()
    expect(reader.url()).not.toContain('open=')
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await enter(reader, /^Withdraw$/)
    await expect(reader.getByText('Withdrawn', { exact: true })).toBeVisible()
    await typeInto(reader, /^Your answer/, 'I have found another home')
    await enter(reader, /^Send$/)
    const answer = reader.getByRole('article').getByRole('listitem').getByText('I have found another home')
    await expect(answer).toBeVisible()
    // The cookie keeps it open.
    await reader.reload()
    await expect(answer).toBeVisible()
    await expect(reader.getByLabel('Your answer')).toHaveValue('')

    // The account that is made with the address has it from then on, and the link has ended.
    await makeAccount(request, email)
    const late = await openPage(browser)
    await visit(late, link)
    await expect(late.getByText(/The link no longer opens the conversation/)).toBeVisible()
    expect(said()).toEqual([])
  },
)

test('without script the advertiser’s box offers nothing that is dead, and says why', async ({
  browser,
  request,
}) => {
  const { id } = await someHome(request)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/en/aggelies/${id}/`)
  await expect(page.getByText(/A message, a visit and the phone number need JavaScript/)).toBeVisible()
  for (const name of ['Send a message', 'Ask for a visit', 'Show phone number', 'Message', 'Phone'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})

test(
  'the phone number takes the place and the focus of its button',
  onlyNightly(true),
  async ({ page, request }) => {
    const { id } = await someHome(request)
    await visit(page, `/en/aggelies/${id}/`)
    await enter(page, /^Show phone number$/)
    const call = page.getByRole('link', { name: /^Call \+30/ })
    await expect(call).toBeFocused()
    await expect(call).toHaveAttribute('href', /^tel:\+30\d+$/)
  },
)

const windows = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [320, 568],
] as const

test(
  'a visit can be asked for without scrolling at every width, and its button stays while one reads',
  onlyNightly(true),
  async ({ page, request }) => {
    const { id } = await someHome(request)
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      await visit(page, `/en/aggelies/${id}/`)
      const button = page.getByRole('button', { name: 'Ask for a visit' }).filter({ visible: true }).first()
      await expect(button, `${width} × ${height}`).toBeInViewport({ ratio: 1 })
      await page.evaluate(() => scrollBy({ top: 1500, behavior: 'instant' }))
      await expect(button, `${width} × ${height}, scrolled`).toBeInViewport({ ratio: 1 })
    }
  },
)

test('the questions about what is missing open the message with them in it, and one press sends them for an account', async ({
  page,
  request,
}) => {
  const { id } = await someHome(request)
  await visit(page, `/en/aggelies/${id}/`)
  const part = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /questions? worth asking/ }) })
  const questions = await part.getByRole('listitem').allTextContents()
  expect(questions.length).toBeGreaterThan(0)
  const send = part.getByRole('button', { name: /^Send (it|them)$/ })
  await send.click()
  const dialog = page.getByRole('dialog', { name: 'Message to the advertiser' })
  for (const question of questions)
    await expect.poll(() => dialog.getByLabel('Your message').inputValue()).toContain(question.trim())
  await signIn(page.request, await makeAccount(page.request))
  await visit(page, `/en/aggelies/${id}/`)
  await send.click()
  await expect(part.getByText('The message was sent')).toBeVisible()
  await part.getByRole('link', { name: 'Open the conversation' }).click()
  await expect(page.getByRole('article').getByText(questions[0] ?? '')).toBeVisible()
})

test(
  'on a narrow screen the bar of ways covers nothing that has the focus',
  onlyNightly(true),
  async ({ page, request }) => {
    const { id } = await someHome(request)
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, `/en/aggelies/${id}/`)
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement
        if (!(focused instanceof HTMLElement) || focused === document.body) return ''
        const { left, right, top, bottom } = focused.getBoundingClientRect()
        const at = document.elementFromPoint((left + right) / 2, Math.min((top + bottom) / 2, bottom - 1))
        return at === null || focused.contains(at) || at.contains(focused) ? '' : (focused.textContent ?? '?')
      })
      expect(hidden).toBe('')
    }
  },
)
