import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { spoken } from '#design-system/testing/spoken.ts'
import type { Lead, LeadDesk } from '#domain/api/agencies/Desk.ts'
import { sectionPath } from '#domain/agency/workPaths.ts'
import type { Answers } from '#stories/app/authentication/accountServer.ts'
import {
  agency,
  closeSection,
  openSection,
  type OfficeServer,
  path,
  sentTo,
} from '#stories/app/office/openSection.tsx'
import { LeadsView } from './LeadsView.tsx'

const lead: Lead = {
  id: 'c1',
  state: 'new',
  since: '2026-11-27T08:00:00Z',
  seeker: 'Άννα',
  listingId: 9,
  title: 'Διαμέρισμα, Παγκράτι',
  reference: 'F-10',
  last: { kind: 'text', text: 'Είναι ακόμη διαθέσιμο;', at: '2026-11-27T08:00:00Z' },
  assigneeId: null,
  others: [],
  isMerged: false,
  version: 4,
}
const desk: LeadDesk = {
  leads: [lead],
  counts: { new: 1, waiting: 0, answered: 0, done: 0 },
  page: 1,
  pages: 1,
  members: [
    { id: 'm1', name: 'Μαρία', isMe: true },
    { id: 'm2', name: 'Νίκος', isMe: false },
  ],
  answers: [{ id: 'a1', title: 'Διαθέσιμο', text: 'Ναι, είναι διαθέσιμο. Πότε σας βολεύει;' }],
}
const all = `GET ${path}leads/`
const change = `PUT ${path}leads/c1/`

let server: OfficeServer | undefined
afterEach(() => closeSection(server))

const open = async (answers: Answers, own = agency) => {
  const owners = { [`GET ${path}owners/`]: { body: { leads: [] } } }
  server = await openSection(sectionPath('meltemi', 'leads'), <LeadsView agency={own} />, {
    ...owners,
    ...answers,
  })
}

it('assigns a lead from the version that it shows', async () => {
  let shown = desk
  await open({
    [all]: () => ({ body: shown }),
    [change]: () => {
      shown = { ...desk, leads: [{ ...lead, assigneeId: 'm2', version: 5 }] }
      return { body: { id: 'c1', version: 5 } }
    },
  })
  const assignee = page.getByRole('combobox', { name: 'Who answers Άννα' })
  await userEvent.selectOptions(assignee, 'm2')
  await expect.poll(() => sentTo(server, change)).toEqual([{ assigneeId: 'm2', version: 4 }])
  await expect.element(assignee).toHaveValue('m2')
})

it('closes a lead, and opens it again', async () => {
  let shown = desk
  await open({
    [all]: () => ({ body: shown }),
    [change]: ({ fields }) => {
      const isDone = Boolean(fields['isDone'])
      shown = { ...desk, leads: [{ ...lead, state: isDone ? 'done' : 'new', version: isDone ? 5 : 6 }] }
      return { body: { id: 'c1', version: isDone ? 5 : 6 } }
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Close the enquiry of Άννα' }))
  const reopen = page.getByRole('button', { name: 'Open again the enquiry of Άννα' })
  await expect.element(reopen).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Quick answer' })).not.toBeInTheDocument()
  await userEvent.click(reopen)
  await expect.element(page.getByRole('button', { name: 'Close the enquiry of Άννα' })).toBeVisible()
  expect(sentTo(server, change)).toEqual([
    { isDone: true, version: 4 },
    { isDone: false, version: 5 },
  ])
})

it('answers with a saved answer, as the member changed it', async () => {
  const reply = 'POST /api-next/messages/c1/'
  await open({ [all]: { body: desk }, [reply]: { body: { id: 'e1' } } })
  await userEvent.click(page.getByText('Quick answer'))
  const text = page.getByRole('textbox', { name: 'Answer', exact: true })
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await expect.element(text).toHaveAccessibleDescription(/Write something\./)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Saved answer' }), 'a1')
  await expect.element(text).toHaveValue(desk.answers[0]?.text ?? '')
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await expect.poll(() => spoken().join(' ')).toContain('The answer was sent.')
  expect(sentTo(server, reply)).toMatchObject([{ text: desk.answers[0]?.text, attachments: [] }])
  await expect.element(text).toHaveValue('')
})

it('shows a reader who answers, and lets them change nothing', async () => {
  await open(
    { [all]: { body: { ...desk, leads: [{ ...lead, assigneeId: 'm2' }] } } },
    { ...agency, role: 'reader' },
  )
  await expect.element(page.getByText('With Νίκος')).toBeVisible()
  expect(page.getByRole('combobox').elements()).toHaveLength(0)
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

it('merges two that are one person, and takes them apart again', async () => {
  const other = { ...lead, id: 'c2', seeker: 'Α. Δ.', title: 'Γκαρσονιέρα, Κυψέλη' }
  let shown: LeadDesk = { ...desk, leads: [lead, other] }
  await open({
    [all]: () => ({ body: shown }),
    [change]: ({ fields }) => {
      const isMerged = fields['sameAs'] !== null
      const others = isMerged ? [{ id: 'c2', title: other.title }] : []
      shown = { ...desk, leads: [{ ...lead, version: isMerged ? 5 : 6, isMerged, others }, other] }
      return { body: { id: 'c1', version: 5 } }
    },
  })
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Άννα is the same person as' }), 'c2')
  await expect.element(page.getByText('Άννα also wrote about')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Άννα is another person' }))
  await expect.element(page.getByText('Άννα also wrote about')).not.toBeInTheDocument()
  expect(sentTo(server, change)).toEqual([
    { sameAs: 'c2', version: 4 },
    { sameAs: null, version: 5 },
  ])
})
