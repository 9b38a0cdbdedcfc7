/** A floor plan that an advertiser writes: rooms and ways, by keyboard and without script, then the walk in the listing. */
import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../a11y/axe.ts'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { placeFlat } from '../portal/placeFlat.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

test.use(ownAddress)

const next = (page: Page) => page.getByRole('group', { name: 'Another room' })

/** Opens the step of an ad where its rooms are written. */
async function openRooms(page: Page, id: number): Promise<void> {
  await page.goto(`/en/utente/annuncio/${id}`)
  await page.getByRole('button', { name: 'Change', exact: true }).press('Enter')
  const steps = page.getByRole('navigation', { name: 'Steps of the listing' })
  await steps.getByRole('link', { name: /^Photographs / }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Rooms, and the walk from the door' })).toBeVisible()
}

async function fill(page: Page, [room, area, from, side]: readonly string[]): Promise<void> {
  if (room !== undefined) await next(page).getByLabel('Room').selectOption(room)
  if (area !== undefined) await next(page).getByLabel('Area, m²').fill(area)
  if (from !== undefined) await next(page).getByLabel('Reached from').selectOption(from)
  if (side !== undefined) await next(page).getByLabel(/^Side/).selectOption(side)
}

const storedOn = (page: Page) =>
  page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())

const walk = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: /: (?:Hall|Kitchen|Bedroom|Bathroom)/ })

const said = [
  'From the door: Hall, 7.5 square metres',
  'Hall, on the left: Kitchen, 10 square metres',
  'Hall, on the right: Bedroom, 14 square metres',
]

test('rooms are written by keyboard, and the listing has their walk and a drawing', async ({
  page,
  browser,
  request,
}) => {
  await signIn(page.request, await makeAccount(request))
  const id = await placeFlat(page, { netArea: 33 })
  await openRooms(page, id)
  const stored = () => storedOn(page)
  for (const [at, room] of [
    ['Hall', '7,5'],
    ['Kitchen', '10', '1. Hall', 'Left'],
    ['Bedroom', '14', '1. Hall', 'Right'],
  ].entries()) {
    await fill(page, room)
    const kept = stored()
    await page.getByRole('button', { name: 'Add the room' }).press('Enter')
    await kept
    await expect(page.getByRole('group', { name: new RegExp(`^${at + 1}\\. ${room[0]}$`) })).toBeVisible()
  }
  await expect(walk(page)).toHaveText(said)
  await expect(page.getByText('The listing also has a tactile drawing')).toBeVisible()
  await expectNoViolations(page)

  const visitor = await browser.newPage()
  await visit(visitor, `/en/aggelies/${id}/`)
  await expect(walk(visitor)).toHaveText(said)
  await expect(visitor.getByText(/not to scale\.$/)).toBeVisible()
  const link = visitor.getByRole('link', { name: 'Tactile drawing to print' })
  const drawing = await visitor.request.get((await link.getAttribute('href')) ?? '')
  expect([drawing.status(), drawing.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
  await expectNoViolations(visitor)

  const kept = stored()
  await page.getByRole('button', { name: 'Remove: 3. Bedroom' }).press('Enter')
  await kept
  await visit(visitor, `/en/aggelies/${id}/`)
  await expect(walk(visitor)).toHaveText(said.slice(0, 2))
})

test('the way on takes along a room that was typed and not added', async ({ page, request }) => {
  await signIn(page.request, await makeAccount(request))
  const id = await placeFlat(page)
  await openRooms(page, id)
  await fill(page, ['Hall', '7,5'])
  const stored = storedOn(page)
  await page.getByRole('button', { name: /^Next: / }).press('Enter')
  await stored
  await expect(page.getByRole('heading', { level: 1, name: 'Photographs' })).toBeHidden()
  await expect(page.locator('#announcer-polite')).toContainText('Added: Hall, room 1')
  // So does a link away from the step, and what was typed is still there where one comes back.
  await page.goBack()
  await expect(page.getByRole('group', { name: '1. Hall' })).toBeVisible()
  await fill(page, ['Kitchen', '10', '1. Hall', 'Left'])
  const kept = storedOn(page)
  await page.getByRole('link', { name: /^Back: / }).press('Enter')
  await kept
  await page.goBack()
  await expect(page.getByRole('group', { name: '2. Kitchen' })).toBeVisible()
  await expect(walk(page)).toHaveText(said.slice(0, 2))
})

test('rooms are written without script, each change by a form', async ({ browser, request }) => {
  const headers = { 'x-forwarded-for': '10.45.68.1' }
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: headers })
  const page = await context.newPage()
  await signIn(page.request, await makeAccount(request))
  const id = await placeFlat(page)
  await openRooms(page, id)
  const add = async (...room: string[]) => {
    await fill(page, room)
    await page.getByRole('button', { name: 'Add the room' }).click()
  }
  await add('Kitchen', '10', 'The entrance door')
  await add('Bathroom', '4', '1. Kitchen', 'Behind')
  await expect(walk(page)).toHaveText([
    'From the door: Kitchen, 10 square metres',
    'Kitchen, behind: Bathroom, 4 square metres',
  ])
  const bathroom = page.getByRole('group', { name: '2. Bathroom' })
  await bathroom.getByLabel('Area, m²').fill('large')
  await bathroom.getByRole('button', { name: 'Save the room' }).click()
  await expect(page.getByText(/^Something could not be done\./)).toBeVisible()
  await expect(bathroom.getByLabel('Area, m²')).toHaveValue('large')
  await bathroom.getByLabel('Area, m²').fill('4,5')
  await bathroom.getByRole('button', { name: 'Save the room' }).click()
  await page.getByRole('button', { name: 'Earlier: 2. Bathroom' }).click()
  await expect(page.getByRole('group', { name: '1. Bathroom' })).toBeVisible()
  await expect(walk(page)).toHaveText([
    'From the door: Kitchen, 10 square metres',
    'Kitchen, behind: Bathroom, 4.5 square metres',
  ])
  await page.getByRole('button', { name: 'Remove: 1. Bathroom' }).click()
  await expect(walk(page)).toHaveText(['From the door: Kitchen, 10 square metres'])
  // No button loses what was typed beside another.
  await page.getByRole('group', { name: '1. Kitchen' }).getByLabel('Area, m²').fill('11')
  await fill(page, ['Hall', '6', '1. Kitchen', 'Left'])
  const step = page.url()
  await page.getByRole('button', { name: /^Next: / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Photographs' })).toBeHidden()
  await page.goto(step)
  await expect(walk(page)).toHaveText([
    'From the door: Kitchen, 11 square metres',
    'Kitchen, on the left: Hall, 6 square metres',
  ])
  // What is only offered is no room.
  await page.getByRole('button', { name: /^Next: / }).click()
  await page.goto(step)
  await expect(walk(page)).toHaveCount(2)
})
