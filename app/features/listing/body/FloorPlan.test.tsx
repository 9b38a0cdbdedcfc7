import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { AppSurroundings } from '#stories/app/Surroundings.tsx'
import { flatDetail } from '#stories/app/sample/detail.ts'
import { FloorPlan } from './FloorPlan.tsx'

const written: NonNullable<ListingDetail['plan']> = {
  path: null,
  rooms: [
    { room: 'hall', area: 7.5 },
    { room: 'kitchen', area: null },
  ],
  walk: [
    { room: 0, from: null, side: 'ahead' },
    { room: 1, from: 0, side: 'left' },
  ],
  tactile: '/api-next/listings/1/plan.svg',
  isWritten: true,
}

const open = (plan: ListingDetail['plan']) =>
  render(
    <Suspense>
      <AppSurroundings address="/aggelies/1/">
        <FloorPlan listing={{ ...flatDetail, plan }} />
      </AppSurroundings>
    </Suspense>,
  )

it('says the rooms and the walk that were written, without a picture, and that the drawing is a scheme', async () => {
  await open(written)
  await expect.element(page.getByText('Χολ, αριστερά: Κουζίνα, δεν δηλώθηκε εμβαδόν')).toBeVisible()
  await expect.element(page.getByText('Δεν δηλώθηκε', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Είναι σχεδιάγραμμα/)).toBeVisible()
  expect(page.getByRole('img').elements()).toEqual([])
  expect(page.getByText(/^Άθροισμα/).elements()).toEqual([])
})

it('shows the picture that was declared as a plan in its own shape', async () => {
  await open({ ...written, path: '/media/photographs/1-1280.webp', ratio: 0.5 })
  const picture = page.getByRole('img', { name: 'Κάτοψη' })
  await expect.element(picture).toHaveAttribute('height', '800')
})

it('shows such a picture alone where no rooms were written, no higher than a screen', async () => {
  await open({ path: '/media/photographs/1-1280.webp', ratio: 2, rooms: [], isWritten: true })
  await expect.element(page.getByRole('heading', { name: 'Κάτοψη' })).toBeVisible()
  const picture = page.getByRole('img', { name: 'Κάτοψη' })
  await expect.element(picture).toBeVisible()
  expect(picture.element().getBoundingClientRect().height).toBeLessThanOrEqual(512)
  expect(getComputedStyle(picture.element()).objectFit).toBe('contain')
  expect(page.getByText(/τ\.μ\./).elements()).toEqual([])
})

it('shows every picture that was declared as a plan, under a name of its own', async () => {
  const more = [2, 3].map((at) => ({ path: `/media/photographs/${at}-1280.webp`, ratio: 1 }))
  await open({ ...written, path: '/media/photographs/1-1280.webp', ratio: 0.5, more })
  for (const name of ['Κάτοψη', 'Κάτοψη 2', 'Κάτοψη 3'])
    await expect.element(page.getByRole('img', { name, exact: true })).toBeVisible()
})

it('says of a drawing that its numbers are those of the table', async () => {
  await open(flatDetail.plan)
  await expect.element(page.getByRole('img', { name: /αριθμημένους/ })).toHaveAttribute('height', '1200')
  expect(page.getByText(/^Είναι σχεδιάγραμμα/).elements()).toEqual([])
})
