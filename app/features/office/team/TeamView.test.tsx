import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { snackbarQueue } from '#design-system/feedback/Snackbar/snackbarQueue.ts'
import { spoken } from '#design-system/testing/spoken.ts'
import type { Team } from '#domain/api/agencies/Team.ts'
import { sectionPath } from '#domain/agency/workPaths.ts'
import { refused } from '#stories/app/authentication/accountServer.ts'
import {
  agency,
  closeSection,
  openSection,
  type OfficeServer,
  path,
  sentTo,
} from '#stories/app/office/openSection.tsx'
import { TeamView } from './TeamView.tsx'

const since = '2026-03-02T09:00:00Z'
const me = {
  id: 'm1',
  name: 'Μαρία',
  email: 'maria@gmail.com',
  officeId: null,
  version: 2,
  isMe: true,
  since,
}
const team: Team = {
  agency,
  offices: [],
  members: [
    { ...me, role: 'owner' },
    { ...me, id: 'm2', name: 'Νίκος', email: 'nikos@example.gr', role: 'editor', isMe: false },
  ],
  invitations: [],
  audit: [],
}
const invited = {
  id: 'i1',
  email: 'eleni@example.gr',
  role: 'leads',
  officeId: null,
  expiresAt: '2026-12-12T09:00:00Z',
} as const

const all = `GET ${path}team/`
const invitations = `POST ${path}team/invitations/`
const profile = {
  hours: [{ weekday: 1, from: 540, until: 840 }],
  opensOnHolidays: false,
  languages: ['el'],
  version: 3,
}
const ownPage = { [`GET ${path}profile/`]: () => ({ body: profile }) }

let server: OfficeServer | undefined
afterEach(async () => {
  await closeSection(server)
  snackbarQueue.clear()
})

it('invites an address with a role, and shows the invitation', async () => {
  let shown = team
  server = await openSection(sectionPath('meltemi', 'team'), <TeamView agency={agency} />, {
    ...ownPage,
    [all]: () => ({ body: shown }),
    [invitations]: () => {
      shown = { ...team, invitations: [invited] }
      return { body: { id: invited.id, expiresAt: invited.expiresAt } }
    },
  })
  const email = page.getByRole('textbox', { name: 'Email address' })
  const send = page.getByRole('button', { name: 'Send invitation' })
  await userEvent.fill(email, 'eleni')
  await userEvent.click(send)
  await expect.element(email).toHaveAccessibleDescription(/Enter a valid email address\./)
  await expect.element(email).toBeInvalid()
  expect(sentTo(server, invitations)).toEqual([])

  await userEvent.fill(email, ' eleni@example.gr ')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Role', exact: true }), 'leads')
  await expect.element(page.getByText('Answers messages, visits and offers.')).toBeVisible()
  await userEvent.click(send)
  await expect
    .element(page.getByRole('button', { name: 'Cancel the invitation of eleni@example.gr' }))
    .toBeVisible()
  await expect.poll(() => spoken().join(' ')).toContain('The invitation was sent.')
  expect(sentTo(server, invitations)).toEqual([{ email: 'eleni@example.gr', role: 'leads' }])
  await expect.element(email).toHaveValue('')
})

it('tells the last owner why they cannot leave, and stays', async () => {
  const reason = 'The last owner of an agency cannot leave. Give the role to another member first.'
  server = await openSection(sectionPath('meltemi', 'team'), <TeamView agency={agency} />, {
    ...ownPage,
    [all]: { body: team },
    [`DELETE ${path}team/members/m1/`]: refused(409, 'TeamRefused', reason),
  })
  await userEvent.click(page.getByRole('button', { name: 'Leave the team' }))
  await expect
    .poll(() => snackbarQueue.visibleToasts.map(({ content }) => content))
    .toMatchObject([{ tone: 'error', text: reason }])
  await expect.element(page.getByRole('button', { name: 'Leave the team' })).toBeVisible()
})

it('sends the version of the member that it shows', async () => {
  server = await openSection(sectionPath('meltemi', 'team'), <TeamView agency={agency} />, {
    ...ownPage,
    [all]: { body: team },
    [`PUT ${path}team/members/m2/`]: { body: { id: 'm2', version: 3 } },
  })
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Role of Νίκος' }), 'admin')
  await expect
    .poll(() => sentTo(server, `PUT ${path}team/members/m2/`))
    .toEqual([{ role: 'admin', version: 2 }])
})

it('lets a reader see the team and leave it, and change nothing', async () => {
  const reader = { ...agency, role: 'reader' } as const
  server = await openSection(sectionPath('meltemi', 'team'), <TeamView agency={reader} />, {
    ...ownPage,
    [all]: { body: { ...team, agency: reader, members: [{ ...me, role: 'reader' }, team.members[1]] } },
  })
  await expect.element(page.getByText('Νίκος')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Leave the team' })).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(1)
  expect(page.getByRole('combobox').elements()).toHaveLength(0)
})

it('saves the hours of the week, and says which day it cannot read', async () => {
  server = await openSection(sectionPath('meltemi', 'team'), <TeamView agency={agency} />, {
    ...ownPage,
    [all]: () => ({ body: team }),
    [`PUT ${path}profile/`]: () => ({ body: { version: 4 } }),
  })
  const monday = page.getByLabelText('Monday')
  await expect.element(monday).toHaveValue('09:00–14:00')
  await userEvent.fill(monday, '9-14, 13-20')
  const save = page.getByRole('button', { name: 'Save hours and languages' })
  await userEvent.click(save)
  await expect.element(monday).toHaveAccessibleDescription(/Write hours/)
  await userEvent.fill(monday, '9-14, 17-20.30')
  await userEvent.click(save)
  await expect
    .poll(() => sentTo(server, `PUT ${path}profile/`))
    .toMatchObject([
      {
        hours: [
          { weekday: 1, from: 540, until: 840 },
          { weekday: 1, from: 1020, until: 1230 },
        ],
        version: 3,
      },
    ])
})
