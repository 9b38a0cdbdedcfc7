import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { ListingCard as Listing } from '#domain/listing/ListingCard.ts'
import { type Language, languages } from '#domain/locale.ts'
import { flat, house, villa } from '#stories/app/sample/cards.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { TextsContext } from '#app/i18n/TextsContext.ts'
import { ListingCard } from './ListingCard.tsx'

async function show(listing: Listing, language: Language = 'el') {
  const texts = await loadTexts(language)
  return render(
    <TextsContext value={texts}>
      <ListingCard listing={listing} />
    </TextsContext>,
  )
}

const bare: Listing = { ...villa, surface: null, plot: null, energyState: null, photo: null, photoCount: 0 }

it('gives price, price per square metre, cut, facts, energy class in Greek letters, and the precision of the place', async () => {
  const { container } = await show(flat)
  const text = container.textContent.replace(/\s+/g, ' ')
  for (const words of [
    '245.000 €',
    '2.552 €/τ.μ.',
    '260.000 €',
    '−6 % από 22 Οκτ',
    'Διαμέρισμα 3 υ/δ 96 τ.μ. 4ος',
    'Κουκάκι, Αθήνα',
    'Ενεργειακή κλάση Γ, μέτρια απόδοση',
    'Επιβεβαιώθηκε 18 Νοε θέση: περιοχή ± 60 μέτρα',
  ])
    expect(text).toContain(words)
})

it('goes to the next line between two facts, never within one', async () => {
  const { container } = await show(flat)
  const bedrooms = [...container.querySelectorAll('span')].find(({ textContent }) =>
    /^3.υ\/δ$/.test(textContent),
  )
  const linesAt = (width: number) => {
    container.style.inlineSize = `${width}px`
    // The words and the dot behind them have a box each, on one line.
    return new Set([...(bedrooms?.getClientRects() ?? [])].map(({ bottom }) => Math.round(bottom))).size
  }
  for (let width = 100; width < 240; width += 2) expect(linesAt(width)).toBe(1)
})

it('is one link that focus can return to', async () => {
  const { container } = await show(house, 'en')
  const links = [...container.querySelectorAll('a')]
  expect(links.map((link) => [link.id, link.getAttribute('href')])).toEqual([
    ['listing-102', '/en/aggelies/102/'],
  ])
})

it('is called by its price, kind, rooms, area and place in full words, without a dot', async () => {
  const screen = await show(house)
  const name = /^398.000\s€, Μονοκατοικία, 4 υπνοδωμάτια, 168 τετραγωνικά μέτρα, 1930, Κουκάκι, Αθήνα$/
  await expect.element(screen.getByRole('link')).toHaveAccessibleName(name)
})

it.each(languages)('is heard in full words, none glued to another, in %s', async (language) => {
  const { container } = await show(flat, language)
  for (const hidden of container.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  const heard = container.textContent.replaceAll('\u00a0', ' ')
  // Nothing that is short for the eye, no dot, and no two words in one.
  expect(heard).not.toMatch(/m²|м²|τ\.μ\.|υ\/δ|\bSZ\b|dorm\.|\bch\.|·|\d μ\.|\d m(?!\p{L})/u)
  expect(heard).not.toMatch(/\p{Ll}\p{Lu}|\p{L}\d|€\p{L}/u)
})

it('shows what may rule a home out', async () => {
  const { container } = await show(house)
  expect(container.textContent).toContain('Κατοικείται')
  expect(container.textContent).toContain('Ποσοστό εξ αδιαιρέτου')
})

it('says what is not stated instead of leaving it out', async () => {
  const { container } = await show(bare)
  for (const words of [
    'Η τιμή δεν δηλώθηκε',
    'εμβαδόν δεν δηλώθηκε',
    'Ενεργειακή κλάση: δεν δηλώθηκε',
    'χωρίς θέση στον χάρτη',
    'Χωρίς φωτογραφίες',
  ])
    expect(container.textContent).toContain(words)
})

it('says that its position was paid for', async () => {
  const { container } = await show({ ...flat, tier: 'top' })
  expect(container.textContent).toContain('Πληρωμένη προβολή')
})

it('does not call a higher former price a cut', async () => {
  const { container } = await show({ ...flat, reduction: { from: 200_000, at: '2026-10-22T08:00:00Z' } })
  expect(container.textContent).not.toContain('από 22')
  expect(container.querySelector('del')).toBeNull()
})

it.each([
  ['a sale', { ...flat, price: 245_000, surface: 96 }, '2.552 €/τ.μ.'],
  ['a rent', { ...flat, contract: 'rent', price: 900, surface: 96, reduction: null }, 'τον μήνα 9,4 €/τ.μ.'],
  ['a large plot', { ...flat, typology: 'land', price: 5000, surface: 10_000 }, '0,5 €/τ.μ.'],
  ['an auction', { ...flat, contract: 'auction', price: 120_000, surface: 60 }, '2.000 €/τ.μ.'],
] as const)('states the price per square metre of %s', async (_what, listing, expected) => {
  const { container } = await show(listing)
  expect(container.textContent.replaceAll('\u00a0', ' ')).toContain(expected)
})

it.each([
  ['no price', { ...flat, price: null, reduction: null }],
  ['no area', { ...flat, surface: null }],
] as const)('states none of an ad with %s', async (_what, listing) => {
  expect((await show(listing)).container.textContent).not.toContain('€/τ.μ.')
})

it.each<readonly [string, Listing]>([
  [
    'a price of twelve digits',
    { ...flat, price: 123_456_789_012, reduction: { from: 223_456_789_012, at: '2026-10-22T08:00:00Z' } },
  ],
  ['30 photographs', { ...flat, photoCount: 30 }],
  ['no photograph', { ...flat, photo: null, photoCount: 0 }],
  [
    'no place',
    { ...flat, places: [], location: { precision: 'hidden', latitude: null, longitude: null, radius: null } },
  ],
  [
    'the name of a place of 200 characters',
    { ...flat, places: flat.places.map((place) => ({ ...place, name: 'Κωνσταντινουπολίτικα'.repeat(10) })) },
  ],
])('keeps within a narrow place with %s', async (_what, listing) => {
  for (const language of ['el', 'de'] as const) {
    const { container, unmount } = await show(listing, language)
    container.style.inlineSize = '280px'
    const card = container.querySelector('article')
    expect(card?.scrollWidth).toBeLessThanOrEqual(280)
    for (const part of container.querySelectorAll('article p, article h2, article del'))
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(
        (card?.getBoundingClientRect().right ?? 0) + 1,
      )
    await unmount()
  }
})

it('is one photograph where there is no other: nothing to turn', async () => {
  const { container } = await show({ ...flat, photoCount: 1 })
  await userEvent.hover(container.querySelector('article') ?? container)
  await expect.element(page.getByText('1 / 1')).toBeInTheDocument()
  expect(container.querySelector('[role="group"]')).toBeNull()
})

it('says what its photograph shows where it does not come', async () => {
  const { container } = await show({
    ...flat,
    photo: { ...(flat.photo as NonNullable<Listing['photo']>), path: '/missing' },
  })
  const image = container.querySelector('img')
  expect(image && getComputedStyle(image, '::after').content).toContain('1')
})
