import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FeedRun } from '#domain/api/agencies/Feeds.ts'
import { runParameter, sectionPath } from '#domain/agency/workPaths.ts'
import {
  agency,
  closeSection,
  openSection,
  type OfficeServer,
  path,
  sentTo,
} from '#stories/app/office/openSection.tsx'
import { FeedsView } from './FeedsView.tsx'

const counts = { added: 9, changed: 2, unchanged: 30, withdrawn: 0, refused: 1, waiting: 20 }
const run: FeedRun = {
  runId: 'r1',
  state: 'done',
  origin: 'upload',
  source: 'homes.csv',
  startedAt: '2026-11-27T08:00:00Z',
  endedAt: '2026-11-27T08:00:09Z',
  canAccept: true,
  acceptedAt: null,
  report: {
    runId: 'r1',
    ...counts,
    isComplete: true,
    lines: [
      {
        line: 11,
        reference: 'F-10',
        severity: 'error',
        code: 'outsideGreece',
        field: 'latitude',
        message: 'The place is not in Greece.',
        value: '23.7561, 37.9682',
        suggestion: '37.9682, 23.7561',
      },
    ],
    linesLeftOut: 0,
  },
  photographs: { waiting: 0, taken: 3, lines: [] },
}
const call = `GET ${path}feeds/runs/r1/`
const accept = `POST ${path}feeds/runs/r1/accept/`
const address = `${sectionPath('meltemi', 'feeds')}?${runParameter}=r1`

let server: OfficeServer | undefined
afterEach(() => closeSection(server))

it('leads from the list of feeds to the report of each', async () => {
  const { runId, state, origin, source, startedAt, endedAt } = run
  server = await openSection(sectionPath('meltemi', 'feeds'), <FeedsView agency={agency} />, {
    [`GET ${path}feeds/`]: {
      body: { source: null, runs: [{ runId, state, origin, source, startedAt, endedAt, counts }] },
    },
  })
  await expect.element(page.getByText('Waits for you')).toBeVisible()
  await expect.element(page.getByRole('table').getByRole('link')).toHaveAttribute('href', `/en${address}`)
})

it('tells each line: where, what, and what may have been meant', async () => {
  server = await openSection(address, <FeedsView agency={agency} />, { [call]: { body: run } })
  const line = page.getByRole('row', { name: /F-10/ })
  await expect.element(line.getByRole('rowheader', { name: '11' })).toBeVisible()
  for (const told of ['Error', 'The place is not in Greece. [latitude]'])
    await expect.element(line.getByRole('cell', { name: told, exact: true })).toBeVisible()
  await expect.element(page.getByText('23.7561, 37.9682, perhaps 37.9682, 23.7561')).toBeVisible()
})

it('withdraws what waits for a person once they accept', async () => {
  let shown = run
  server = await openSection(address, <FeedsView agency={agency} />, {
    [call]: () => ({ body: shown }),
    [accept]: () => {
      const report = run.report && { ...run.report, waiting: 0, withdrawn: 20 }
      shown = { ...run, canAccept: false, acceptedAt: '2026-11-27T09:00:00Z', report }
      return { body: { withdrawn: 20 } }
    },
  })
  await expect.element(page.getByText('20 ads are missing from the file')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Withdraw 20 ads' }))
  await expect.element(page.getByText('20 ads are missing from the file')).not.toBeInTheDocument()
  expect(sentTo(server, accept)).toHaveLength(1)
})

it('offers a reader the report without its decision', async () => {
  server = await openSection(address, <FeedsView agency={{ ...agency, role: 'reader' }} />, {
    [call]: { body: run },
  })
  await expect.element(page.getByText('20 ads are missing from the file')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
