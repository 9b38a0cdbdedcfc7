import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import type { SentRoom } from '#domain/listing/plan/WrittenRoom.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer, refused } from '#stories/app/authentication/accountServer.ts'
import { draft } from '#stories/app/publish/sampleDraft.ts'
import { loadPrograms } from '#app/transport/call.ts'
import type { BeforeNext } from '../model/StepProps.ts'
import { PlanEditor } from './PlanEditor.tsx'

const put = 'PUT /api-next/listings/7/plan/'

// A busy machine takes longer for them than a test waits.
beforeAll(loadPrograms)

let server: ReturnType<typeof accountServer> | undefined
afterEach(() => server?.stop())
// After the page of the test before is gone, which keeps what was not stored.
beforeEach(() => sessionStorage.clear())

type Plan = NonNullable<Draft['plan']>

const rooms: Plan['rooms'] = [
  { room: 'hall', area: 7.5, from: 'door', side: 'ahead' },
  { room: 'kitchen', area: 10, from: 0, side: 'left' },
  { room: 'bedroom', area: null, from: 0, side: 'right' },
]

/** What the step does before it is left by its button. */
let goOn: BeforeNext | undefined

const editor = (plan: Plan | undefined, address = '/en/pubblica-annuncio/') => (
  <AccountSurroundings address={address} language="en">
    <main>
      <PlanEditor
        draft={{ ...draft, fields: { ...draft.fields, netArea: 78 }, ...(plan && { plan }) }}
        listingId={7}
        setBeforeNext={(work) => (goOn = work)}
      />
    </main>
  </AccountSurroundings>
)

async function open(answers: Answers, isEmpty = false) {
  server = accountServer(answers)
  return render(editor(isEmpty ? undefined : { version: 4, rooms }))
}
/** Takes what is sent, as the next version. */
const taken: Answers = {
  [put]: ({ fields }) => {
    const { version, rooms: sent } = fields as unknown as { version: number; rooms: readonly SentRoom[] }
    return {
      body: { version: version + 1, rooms: sent.map((room) => ({ ...room, area: Number(room.area) })) },
    }
  },
}
const sentRooms = () =>
  server?.sent.filter(({ call }) => call === put).map(({ fields }) => fields as unknown) ?? []
const walk = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
const said = () => document.getElementById('announcer-polite')?.textContent
const focused = () => document.activeElement

it('takes a room, says so, and is ready for the next one', async () => {
  await open(taken, true)
  await userEvent.type(page.getByRole('textbox', { name: /^Area/ }), '7,5{Enter}')
  await expect.poll(said).toContain('Added: Hall, room 1')
  await expect.element(page.getByRole('group', { name: '1. Hall' })).toBeVisible()
  const next = page.getByRole('group', { name: 'Another room' })
  await expect.element(next.getByRole('combobox', { name: 'Room' })).toHaveFocus()
  await expect.element(next.getByRole('combobox', { name: 'Reached from' })).toHaveValue('0')
  await userEvent.selectOptions(next.getByRole('combobox', { name: 'Room' }), 'Kitchen')
  await userEvent.selectOptions(next.getByRole('combobox', { name: /^Side/ }), 'Left')
  await userEvent.click(page.getByRole('button', { name: 'Add the room' }))
  await expect.poll(walk).toContain('Hall, on the left: Kitchen, area not stated')
  await expect
    .poll(() => sentRooms().at(-1))
    .toMatchObject({
      rooms: [
        { room: 'hall', area: '7,5', from: 'door' },
        { room: 'kitchen', area: null, from: 0, side: 'left' },
      ],
    })
})

it('adds a room whose area was typed as the step is left', async () => {
  const view = await open(taken)
  const next = page.getByRole('group', { name: 'Another room' })
  await userEvent.selectOptions(next.getByRole('combobox', { name: 'Room' }), 'Bathroom')
  await userEvent.type(next.getByRole('textbox', { name: /^Area/ }), '5')
  await view.unmount()
  await expect
    .poll(() => sentRooms().at(-1))
    .toMatchObject({
      rooms: [{ room: 'hall' }, { room: 'kitchen' }, { room: 'bedroom' }, { room: 'bathroom', area: '5' }],
    })
})

it('adds what was chosen of a room as one goes on, says so, and stores it before', async () => {
  await open(taken)
  const next = page.getByRole('group', { name: 'Another room' })
  await userEvent.selectOptions(next.getByRole('combobox', { name: 'Room' }), 'Bathroom')
  expect(await goOn?.()).toBe(true)
  expect(sentRooms().at(-1)).toMatchObject({ rooms: [{}, {}, {}, { room: 'bathroom', area: null, from: 0 }] })
  await expect.poll(said).toContain('Added: Bathroom, room 4')
  // What is only offered is no room.
  expect(await goOn?.()).toBe(true)
  expect(sentRooms()).toHaveLength(1)
})

it('stays at the field of a room that cannot be stored', async () => {
  const sentence = 'Write square metres above 0.'
  await open({
    [put]: refused(422, 'ListingInvalid', 'No', { 'rooms.3.area': { message: 'planArea', sentence } }),
  })
  const next = page.getByRole('group', { name: 'Another room' })
  await userEvent.type(next.getByRole('textbox', { name: /^Area/ }), 'large')
  expect(await goOn?.()).toBe(false)
  const area = page.getByRole('group', { name: /^4\. / }).getByRole('textbox', { name: /^Area/ })
  await expect.element(area).toHaveFocus()
  await expect.element(area).toHaveValue('large')
  await expect.element(area).toHaveAccessibleDescription(sentence)
})

it('keeps what was typed and not stored through a reload, and sends it again', async () => {
  const view = await open({ [put]: refused(422, 'ListingInvalid', 'No', {}) })
  const kitchen = page.getByRole('group', { name: '2. Kitchen' })
  await userEvent.fill(kitchen.getByRole('textbox', { name: /^Area/ }), '11')
  await expect.poll(sentRooms).toHaveLength(1)
  const next = page.getByRole('group', { name: 'Another room' })
  await userEvent.type(next.getByRole('textbox', { name: /^Area/ }), '9')
  // A reload unmounts nothing.
  const left = Object.entries(sessionStorage) as [string, string][]
  await view.unmount()
  for (const [name, value] of left) sessionStorage.setItem(name, value)
  server?.stop()
  await open(taken)
  await expect.element(next.getByRole('textbox', { name: /^Area/ })).toHaveValue('9')
  await expect
    .poll(() => sentRooms().at(-1))
    .toMatchObject({ version: 4, rooms: [{}, { room: 'kitchen', area: '11' }, {}] })
  expect(await goOn?.()).toBe(true)
  expect(sentRooms().at(-1)).toMatchObject({ rooms: [{}, {}, {}, { area: '9' }] })
})

it('shows what a form without script was refused with, until the plan is another one', async () => {
  const typed =
    'plan.0.room=hall&plan.0.area=large&plan.0.from=door&plan.new.room=study&plan.new.area=8&plan.new.from=0'
  const address = (version: number) => `/en/pubblica-annuncio/?refused=1&plan.version=${version}&${typed}`
  server = accountServer(taken)
  const { rerender } = await render(editor({ version: 4, rooms }, address(4)))
  const area = page.getByRole('group', { name: '1. Hall' }).getByRole('textbox', { name: /^Area/ })
  await expect.element(area).toHaveValue('large')
  const next = page.getByRole('group', { name: 'Another room' })
  await expect.element(next.getByRole('combobox', { name: 'Room' })).toHaveValue('study')
  await rerender(<span />)
  // What was typed of the next room is added as the step is left.
  await expect.poll(() => sentRooms().at(-1)).toMatchObject({ rooms: [{}, { room: 'study', area: '8' }] })
  sessionStorage.clear()
  await rerender(editor({ version: 4, rooms }, address(3)))
  await expect.element(area).toHaveValue('7.5')
})

it('keeps the way into the next room as rooms change their places', async () => {
  const view = await open(taken)
  const next = page.getByRole('group', { name: 'Another room' })
  const from = next.getByRole('combobox', { name: 'Reached from' })
  await userEvent.selectOptions(from, '3. Bedroom')
  await userEvent.click(page.getByRole('button', { name: 'Remove: 2. Kitchen' }))
  await expect.element(from).toHaveValue('1')
  await userEvent.click(page.getByRole('button', { name: 'Earlier: 2. Bedroom' }))
  await expect.element(from).toHaveValue('0')
  await view.unmount()
  await expect.poll(() => sentRooms().at(-1)).toMatchObject({ rooms: [{}, {}, { from: 0 }] })
})

it('changes a room, and says it as the listing will', async () => {
  await open(taken)
  const kitchen = page.getByRole('group', { name: '2. Kitchen' })
  await userEvent.selectOptions(kitchen.getByRole('combobox', { name: /^Side/ }), 'Behind')
  await expect.poll(said, { timeout: 3000 }).toContain('Hall, behind: Kitchen, 10 square metres')
  await expect.poll(() => sentRooms()).toHaveLength(1)
  expect(sentRooms()[0]).toMatchObject({ version: 4, rooms: [{}, { side: 'behind' }, {}] })
  // The next change is made from the version that this one made.
  await userEvent.selectOptions(kitchen.getByRole('combobox', { name: /^Side/ }), 'Left')
  await expect.poll(() => sentRooms().at(1)).toMatchObject({ version: 5 })
})

it('moves a room with its way, and keeps the focus at the button', async () => {
  await open(taken)
  const later = page.getByRole('button', { name: 'Later: 1. Hall' })
  later.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(said).toContain('Hall: now 2 of 3')
  await expect.element(page.getByRole('button', { name: 'Later: 2. Hall' })).toHaveFocus()
  await expect
    .poll(() => sentRooms().at(-1))
    .toMatchObject({ rooms: [{ room: 'kitchen', from: 1 }, { room: 'hall', from: 'door' }, { from: 1 }] })
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(said).toContain('It is at the end of the list already')
  await expect.element(page.getByRole('button', { name: 'Later: 3. Hall' })).toHaveFocus()
})

it('removes a room, and goes on at the one in its place', async () => {
  await open(taken)
  page.getByRole('button', { name: 'Remove: 2. Kitchen' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(said).toContain('Removed: Kitchen. Rooms: 2')
  await expect.element(page.getByRole('button', { name: 'Remove: 2. Bedroom' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Remove: 1. Hall' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => focused()?.id).toBe('plan-new-room')
})

it('tells what is wrong at its field, and shows no walk until it is right', async () => {
  const sentence = 'Room 1 is behind the entrance door already.'
  const errors = { 'rooms.1.from': { message: 'planEntrances', sentence } }
  await open({ [put]: refused(422, 'ListingInvalid', 'No', errors) })
  const from = page.getByRole('group', { name: '2. Kitchen' }).getByRole('combobox', { name: 'Reached from' })
  await userEvent.selectOptions(from, 'The entrance door')
  await expect.element(from).toHaveAccessibleDescription(sentence)
  await expect.poll(said, { timeout: 3000 }).toContain(sentence)
  await expect.element(page.getByText('Not saved yet: correct what is marked.')).toBeVisible()
  expect(page.getByRole('heading', { name: 'As the listing says it' }).elements()).toEqual([])
})

it('shows what another page wrote in the meantime', async () => {
  const { rerender } = await open({ [put]: refused(409, 'ListingChanged', 'Another page changed it.') })
  await userEvent.click(page.getByRole('button', { name: 'Remove: 2. Kitchen' }))
  await expect.poll(sentRooms).toHaveLength(1)
  // It is read again after the answer.
  await expect
    .poll(async () => {
      await rerender(editor({ version: 9, rooms: rooms.slice(0, 1) }))
      return page.getByRole('group', { name: /^\d/ }).elements().length
    })
    .toBe(1)
  await userEvent.selectOptions(
    page.getByRole('group', { name: '1. Hall' }).getByRole('combobox', { name: 'Room' }),
    'Kitchen',
  )
  await expect.poll(() => sentRooms().at(-1)).toMatchObject({ version: 9, rooms: [{ room: 'kitchen' }] })
})

it('says what is not in the walk, and where the rooms do not come to the net area', async () => {
  await open(taken)
  await expect.element(page.getByText(/needed\.$/)).toBeVisible()
  expect(page.getByText(/^The rooms inside come to/).elements()).toEqual([])
  const bedroom = page.getByRole('group', { name: '3. Bedroom' })
  await userEvent.fill(bedroom.getByRole('textbox', { name: /^Area/ }), '90')
  await expect
    .element(page.getByText(/^The rooms inside come to 107\.5.m², while the net area is stated as 78.m²/))
    .toBeVisible()
  await userEvent.selectOptions(bedroom.getByRole('combobox', { name: 'Reached from' }), 'Not stated')
  await expect.element(page.getByText(/^Not in the walk, .*: Bedroom$/)).toBeVisible()
})
