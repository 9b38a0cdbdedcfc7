import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer, refused } from '#stories/app/authentication/accountServer.ts'
import { loadPrograms } from '#app/transport/call.ts'
import { AdDocuments } from './AdDocuments.tsx'

const certificate = { documentId: 'c1', kind: 'energyCertificate', isShown: false, bytes: 120_000 } as const
const permit = { documentId: 'p1', kind: 'buildingPermit', isShown: true, bytes: 3_400_000 } as const

const draft: Draft = {
  id: 3,
  version: 1,
  listingId: 7,
  status: 'draft',
  isPublished: false,
  savedAt: '2026-11-01T08:00:00Z',
  fields: {},
  changed: [],
  problems: {},
  photos: [],
  documents: [certificate, permit],
}

const post = 'POST /api-next/listings/7/documents/'
const put = 'PUT /api-next/listings/7/documents/'

// A busy machine takes longer for them than a test waits.
beforeAll(loadPrograms)

let server: ReturnType<typeof accountServer> | undefined
afterEach(() => server?.stop())

async function open(answers: Answers) {
  server = accountServer(answers)
  await render(
    <AccountSurroundings address="/en/pubblica-annuncio/" language="en">
      <main>
        <AdDocuments draft={draft} listingId={7} />
      </main>
    </AccountSurroundings>,
  )
}
const sentTo = (call: string) => server?.sent.filter((one) => one.call === call).map(({ fields }) => fields)

it('lists documents with their files, and whether visitors may read them', async () => {
  await open({})
  const link = page.getByRole('link', { name: 'Energy certificate (PDF, 120 kB)' })
  await expect.element(link).toHaveAttribute('href', '/api-next/documents/c1/')
  await expect.element(page.getByRole('checkbox', { name: /^Visitors may read: Energy/ })).not.toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: /^Visitors may read: Building/ })).toBeChecked()
})

it('shows one, and removes another', async () => {
  await open({ [put]: { body: { documents: [] } } })
  await userEvent.click(page.getByText('Visitors may read: Energy certificate (PDF, 120 kB)'))
  await expect.poll(() => sentTo(put)).toEqual([{ documents: [{ ...certificate, isShown: true }, permit] }])
  await userEvent.click(page.getByRole('button', { name: /^Remove: Energy/ }))
  await expect.poll(() => sentTo(put)?.[1]).toEqual({ documents: [permit] })
})

it('sends a file as what was chosen, and says why one is not taken', async () => {
  const sentence = 'This PDF is protected by a password. Save it without one and send it again.'
  const errors = { document: { message: 'documentEncrypted', sentence } }
  await open({ [post]: refused(422, 'ListingInvalid', 'No', errors) })
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Kind of document' }), 'Floor plan')
  const input = document.querySelector('input[type="file"]')
  await userEvent.upload(
    input as HTMLElement,
    new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }),
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
  expect(sentTo(post)).toHaveLength(1)
})
