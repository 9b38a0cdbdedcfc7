import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { flatDetail } from '#stories/app/sample/detail.ts'
import { AppSurroundings } from '#stories/app/Surroundings.tsx'
import { YearlyTax } from './YearlyTax.tsx'

const stated: ListingDetail = {
  ...flatDetail,
  category: 'residential',
  surface: 120,
  builtYear: 2018,
  floor: 10,
  more: { ...flatDetail.more, zonePrice: 1500, zonePriceDay: '2024-05-01' },
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What is read before the end, once the texts of the language are there. */
async function said(listing: ListingDetail): Promise<string> {
  const { container, getByText } = await render(
    <AppSurroundings address="/en/aggelies/1/" language="en">
      <YearlyTax listing={listing} />
      <p>end</p>
    </AppSurroundings>,
  )
  await expect.element(getByText('end')).toBeVisible()
  return (container.textContent ?? '').replaceAll('\u00a0', ' ')
}

it('is a row with its amount, its rate, its source and the reductions in force', async () => {
  const words = await said(stated)
  expect(words).toContain('€403 – €412')
  expect(words).toContain('€2.80 per m² in a zone of €1,500, times 120 m²')
  expect(words).toContain(
    'Law 4916/2022, as the press told of it. Zone price of the advertiser (1 May 2024).',
  )
  expect(words).toContain('Insured home: 20% less (since 1 January 2025).')
  expect(words).toContain('50% less (from 1 January 2026 to 31 December 2026).')
})

it('drops a reduction after its last day, for the one that follows', async () => {
  vi.setSystemTime(new Date('2027-01-02T12:00:00Z'))
  const words = await said(stated)
  expect(words).not.toContain('50% less')
  expect(words).toContain('100% less (since 1 January 2027).')
})

it('says which facts are missing, and estimates nothing', async () => {
  const { zonePrice: _, ...more } = stated.more
  expect(await said({ ...stated, builtYear: null, more })).toContain(
    'the listing does not state the zone price with its date and the year of construction.',
  )
})

it('is not estimated once the zone prices may have changed', async () => {
  vi.setSystemTime(new Date('2028-01-02T12:00:00Z'))
  expect(await said(stated)).toContain('we know no rule in force that fits it')
})
