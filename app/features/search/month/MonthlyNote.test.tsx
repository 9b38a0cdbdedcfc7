import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { MonthlyCost } from '#domain/costs/monthlyCost.ts'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { flat } from '#stories/app/sample/cards.ts'
import { AppSurroundings } from '#stories/app/Surroundings.tsx'
import { MonthlyNote } from './MonthlyNote.tsx'

const loan = { share: 80, rate: 3.6, years: 30 }
const sale: ListingCard = { ...flat, contract: 'sale', price: 200_000 }
const rent: ListingCard = { ...flat, contract: 'rent', price: 650 }

/** What is read before the end, once the texts of the language are there. */
async function said(listing: ListingCard, asked: MonthlyCost): Promise<string> {
  const { container, getByText } = await render(
    <AppSurroundings address="/en/homes/for-rent/athens/" language="en">
      <MonthlyNote listing={listing} asked={asked} />
      <p>end</p>
    </AppSurroundings>,
  )
  await expect.element(getByText('end')).toBeVisible()
  return (container.textContent ?? '').replaceAll('\u00a0', ' ').replace(/end$/, '')
}

it.each([
  [{ ...rent, commonCharges: 40 }, {}, '€690 a month altogether: rent €650, common charges €40'],
  [{ ...rent, commonCharges: 0 }, {}, '€650 a month altogether: rent €650, no common charges on top'],
  [rent, {}, 'At least €650 a month altogether: rent €650, common charges not stated'],
  [
    { ...sale, commonCharges: 35, enfia: 250 },
    { loan },
    '€783 a month altogether: instalment €727, common charges €35, ENFIA about €21',
  ],
  [
    sale,
    { loan },
    'At least €727 a month altogether: instalment €727, common charges not stated, ENFIA cannot be worked out',
  ],
] as const)('says what is in the sum, and what is not stated', async (listing, asked, sentence) => {
  expect(await said(listing, asked)).toBe(sentence)
})

it.each([
  ['of a home without a price', { ...sale, price: null }, { loan }],
  ['of a purchase without a loan', sale, {}],
] as const)('says nothing %s', async (_, listing, asked) => {
  expect(await said(listing, asked)).toBe('')
})
