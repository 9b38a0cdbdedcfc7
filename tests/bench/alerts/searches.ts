/** Made-up saved searches, drawn as people set filters. The same number always gives the same search. */
import { answers } from '#domain/listing/vocabularies/answers.ts'
import type { Polygon } from '#domain/search/areas.ts'
import { type Criteria, filters } from '#domain/search/filters.ts'
import { randomFrom } from '#search-engine/testing/rows.ts'

/** Filters of a vocabulary, and the share of searches that set them. */
export const masks = {
  typology: 0.15,
  condition: 0.08,
  floor: 0.1,
  heating: 0.05,
  garden: 0.03,
  garage: 0.06,
  energy: 0.07,
} as const

/** Questions that a search asks a "yes" to. */
export const flags = [
  'balcony',
  'lift',
  'furnished',
  'cellar',
  'pool',
  'alarm',
  'pets',
  'smokers',
  'students',
  'virtualTour',
  'incomeProperty',
] as const

const FLAG_SHARE = 0.05
const WORD_SHARE = 0.05

/** Words that a search asks for; an ad has some of them. */
export const words = Array.from({ length: 200 }, (_, at) => `word${at}`)

/** The words of an ad, one in ten. */
export const wordsOfAd = (id: number): ReadonlySet<string> =>
  new Set(words.filter((_, at) => (id * 31 + at * 17) % 10 === 0))

export function searchAt(id: number): Criteria {
  const random = randomFrom(id * 7919 + 1)
  const contract = random() < 0.58 ? 'sale' : 'rent'
  const category = random() < 0.82 ? 'residential' : random() < 0.6 ? 'commercial' : 'land'
  return {
    contract,
    category,
    ...where(random),
    ...numbers(random, contract === 'rent'),
    ...choices(random),
    ...(random() < WORD_SHARE && { keyword: words[Math.floor(words.length * random())] as string }),
  }
}

/** Towns as `makeRows` draws them, the large ones more often. */
const town = (random: () => number) => Math.floor(332 * random() ** 2.2)

function where(random: () => number): Criteria {
  const kind = random()
  const municipality = town(random)
  if (kind < 0.42) return { municipality: [municipality + 1] }
  if (kind < 0.66) return { zone: [(municipality + 1) * 100 + Math.floor(20 * random() ** 1.5)] }
  if (kind < 0.74) return { province: [Math.floor(municipality / 4.5) + 1] }
  if (kind < 0.78) return { region: [Math.floor(Math.floor(municipality / 4.5) / 5.7) + 1] }
  if (kind < 0.82) return {}
  const [latitude, longitude] = centreOf(municipality, random)
  if (kind < 0.9)
    return { circle: { centre: [latitude, longitude], radius: 500 + Math.floor(9500 * random() ** 2) } }
  return { polygon: [drawn(latitude, longitude, random)] }
}

function centreOf(municipality: number, random: () => number): readonly [number, number] {
  const spread = () => (random() - 0.5) * 0.08
  const id = municipality + 1
  return [35 + ((id * 7919) % 600) / 100 + spread(), 20 + ((id * 104_729) % 820) / 100 + spread()]
}

/** Six to twelve corners round a centre. */
function drawn(latitude: number, longitude: number, random: () => number): Polygon {
  const corners = 6 + Math.floor(7 * random())
  const reach = 0.01 + 0.07 * random() ** 2
  return Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners
    const radius = reach * (0.6 + 0.4 * random())
    return [latitude + radius * Math.sin(angle), longitude + radius * Math.cos(angle)] as const
  })
}

function numbers(random: () => number, isRent: boolean): Criteria {
  const most = isRent
    ? 300 + Math.round(20 * random() ** 2) * 100
    : 40_000 + Math.round(100 * random() ** 2.5) * 10_000
  return {
    ...(random() < 0.85 && { price: { ...(random() < 0.3 && { min: Math.round(most / 2) }), max: most } }),
    ...(random() < 0.55 && { surface: { min: 10 * Math.floor(20 * random()) } }),
    ...(random() < 0.3 && { bedrooms: { min: 1 + Math.floor(3 * random()) } }),
  }
}

function choices(random: () => number): Criteria {
  const chosen: [string, unknown][] = []
  for (const [name, share] of Object.entries(masks)) {
    if (random() >= share) continue
    const { names } = filters[name as keyof typeof masks].vocabulary
    const count = 1 + Math.floor(3 * random())
    const first = Math.floor(names.length * random() ** 2)
    chosen.push([name, names.slice(first, first + count)])
  }
  for (const flag of flags) if (random() < FLAG_SHARE) chosen.push([flag, [answers.names[0]]])
  return Object.fromEntries(chosen)
}
