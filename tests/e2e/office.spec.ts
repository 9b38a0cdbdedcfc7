import { type Browser, expect, type Page } from '@playwright/test'
import { sectionPath } from '#domain/agency/workPaths.ts'
import { makeAccount, newEmail, ownAddress, signIn } from '../portal/account.ts'
import { enter, tabTo, typeInto } from '../portal/keyboard.ts'
import { linkIn, mailTo } from '../portal/mails.ts'
import { feedOfTwo, invitedByOperator, someAgency, writeTo } from '../portal/office.ts'
import { operate } from '../portal/operate.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'
import { watchPage } from '../portal/watchPage.ts'

// Three accounts, and commands of the operator beside them.
test.describe.configure({ timeout: 180_000 })

test.use(ownAddress)

/** A page of a person who is signed in. */
async function openAs(browser: Browser, email: string): Promise<Page> {
  const octet = () => 1 + Math.floor(Math.random() * 250)
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}` },
  })
  const page = await context.newPage()
  await signIn(page.request, await makeAccount(page.request, email))
  return page
}

/** Takes an invitation up by keyboard: it leads to the team. */
async function accept(page: Page, link: string): Promise<void> {
  await visit(page, link)
  await enter(page, /^Accept$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Members' })).toBeVisible()
}

test('an office from its first owner to a feed: invited, assigned, answered, closed, read line by line', async ({
  browser,
  request,
}) => {
  const agency = await someAgency(request)
  const question = `Is it still free? ${newEmail()}`
  const [owner, member] = [newEmail(), newEmail()]
  const ownerPage = await openAs(browser, owner)
  await accept(ownerPage, await invitedByOperator(agency.slug, owner))
  const problems = [watchPage(ownerPage)]

  // The owner invites a member, who may answer.
  await typeInto(ownerPage, /^Email address/, member)
  await tabTo(ownerPage, /^Role Owner/)
  await ownerPage.keyboard.press('ArrowDown')
  await expect(ownerPage.getByText('Answers messages, visits and offers.')).toBeVisible()
  await enter(ownerPage, /^Send invitation$/)
  await expect(ownerPage.getByRole('button', { name: `Cancel the invitation of ${member}` })).toBeVisible()

  const memberPage = await openAs(browser, member)
  problems.push(watchPage(memberPage))
  await accept(memberPage, linkIn(await mailTo(member, 'Invitation to the team')))

  // A seeker writes; the member takes it over and answers with a saved answer.
  await writeTo(agency, question)
  await enter(memberPage, /^Enquiries$/)
  const lead = memberPage.getByRole('listitem').filter({ hasText: question }).last()
  await expect(lead.getByText('New', { exact: true })).toBeVisible()
  await lead.getByRole('combobox', { name: /^Who answers/ }).focus()
  await memberPage.keyboard.press('ArrowDown')
  await expect(lead.getByRole('combobox', { name: /^Who answers/ })).not.toHaveValue('')
  await enter(memberPage, /^Saved answers$/)
  await typeInto(memberPage, /^Title/, 'Still free')
  await typeInto(memberPage, /^Text of the answer/, 'It is. When would you like to come?')
  await enter(memberPage, /^Add the answer$/)
  await expect(memberPage.getByRole('button', { name: 'Remove Still free' })).toBeVisible()

  await lead.locator('summary', { hasText: 'Quick answer' }).press('Enter')
  await lead.getByRole('combobox', { name: 'Saved answer' }).focus()
  await memberPage.keyboard.press('ArrowDown')
  await expect(lead.getByRole('textbox', { name: 'Answer' })).toHaveValue(
    'It is. When would you like to come?',
  )
  await enter(memberPage, /^Send$/)
  const answered = memberPage.getByRole('listitem').filter({ hasText: 'It is. When would you like to come?' })
  await expect(answered.first().getByText('Answered', { exact: true })).toBeVisible()
  await answered
    .first()
    .getByRole('button', { name: /^Close the enquiry/ })
    .press('Enter')
  await expect(answered.first().getByText('Done', { exact: true })).toBeVisible()

  // The owner sends a feed: one ad goes in, the other is told of by its line.
  await visit(ownerPage, `/en${sectionPath(agency.slug, 'feeds')}`)
  await ownerPage.locator('input[type="file"]').setInputFiles({
    name: 'homes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(feedOfTwo),
  })
  await expect(ownerPage).toHaveURL(/\?run=/)
  const line = ownerPage.getByRole('row', { name: /E-2/ })
  await expect(line).toContainText('Error')
  await expect(line.getByRole('rowheader', { name: '3' })).toBeVisible()

  // The log of the team has it, and what the operator did.
  // An agency of the stock may have the plan already.
  await operate('agencies', 'plan', agency.slug, 'paid')
  expect(await operate('agencies', 'plan', agency.slug, 'light')).toContain(': light, before ')
  expect(await operate('agencies', 'plan', agency.slug)).toMatch(/: light; \d+ ads shown of 20\n$/)
  await visit(ownerPage, `/en${sectionPath(agency.slug, 'team')}`)
  await enter(ownerPage, /^Who did what$/)
  for (const told of [/assigned an enquiry/, /sent a feed/, /changed the plan, .*, Light/])
    await expect(ownerPage.getByText(told).first()).toBeVisible()
  for (const said of problems) expect(said()).toEqual([])
})
