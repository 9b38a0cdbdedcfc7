import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place } from '#domain/geography/Place.ts'
import type {
  AdvertiserTypeName,
  AgencyPlanName,
  PublisherRoleName,
} from '#domain/listing/vocabularies/market.ts'
import type { OpeningSpan } from '#domain/agency/profile.ts'
import type { Language } from '#domain/locale.ts'
import { type Random, randomFrom } from '#demo/random.ts'
import { weighted } from './sites.ts'
import { agencySurnames, agencyWords, firstNames, surnames } from './names.ts'

export interface Agency {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly plan: AgencyPlanName
  readonly municipality: Place
  readonly founded: number | null
  readonly hours: readonly OpeningSpan[]
  readonly languages: readonly Language[]
  readonly agents: readonly { readonly id: number; readonly name: string; readonly role: string }[]
}

export interface Advertiser {
  readonly id: number
  readonly type: AdvertiserTypeName
  readonly name: string | null
  readonly agency: Agency | null
  readonly provinceId: number
  readonly role: PublisherRoleName
}

const agencyCount = 300
const constructorCount = 60
const courtCount = 20

/** Who advertises: 300 agencies with their agents, constructors, courts, and as many owners as the stock needs. */
export function makeAdvertisers(gazetteer: Gazetteer, owners: number, seed: number) {
  const random = randomFrom(`advertisers ${seed}`)
  const choosePlace = weighted(gazetteer.ofLevel('city'), (place) => (place.population ?? 1000) ** 0.9)
  const agencies = Array.from({ length: agencyCount }, (_, index) =>
    agency(index + 1, choosePlace(random), random),
  )
  const provinceOf = (place: Place): number => place.parent?.id ?? 0
  const byAgency = agencies.map(
    (one): Advertiser => ({
      id: one.id,
      type: random.chance(0.12) ? 'pro' : 'agency',
      name: one.name,
      agency: one,
      provinceId: provinceOf(one.municipality),
      role: 'agent',
    }),
  )
  const others = (
    count: number,
    after: number,
    make: (random: Random) => Pick<Advertiser, 'type' | 'name' | 'role'>,
  ) =>
    Array.from(
      { length: count },
      (_, index): Advertiser => ({
        id: after + index + 1,
        agency: null,
        provinceId: provinceOf(choosePlace(random)),
        ...make(random),
      }),
    )
  const constructors = others(constructorCount, agencyCount, constructor)
  const courts = others(courtCount, agencyCount + constructorCount, court)
  const privates = others(owners, agencyCount + constructorCount + courtCount, owner)
  return { agencies, byAgency, constructors, courts, privates }
}
export type Advertisers = ReturnType<typeof makeAdvertisers>

function agency(id: number, municipality: Place, random: Random): Agency {
  const surname = random.pick(agencySurnames)
  const word = random.pick(agencyWords)
  const agents = Array.from({ length: random.int(1, 7) }, (_, index) => ({
    id: id * 10 + index,
    name: personName(random),
    role: index === 0 ? 'manager' : 'agent',
  }))
  return {
    id,
    name: random.chance(0.5)
      ? `${surname.el} ${word.el}`
      : `${word.el} ${municipality.name.el} – ${surname.el}`,
    slug: `${surname.latin}-${word.latin}-${id}`,
    plan: random.chance(0.6) ? 'paid' : random.pick(['free', 'light', 'free', 'defaulting'] as const),
    municipality,
    founded: random.chance(0.8) ? random.int(1971, 2022) : null,
    agents,
    ...profile(random.fork(`profile ${id}`)),
  }
}

const foreign = ['de', 'it', 'fr', 'ru', 'es', 'pt'] as const

/** Hours and languages; some offices say nothing of them. */
function profile(random: Random): Pick<Agency, 'hours' | 'languages'> {
  if (random.chance(0.15)) return { hours: [], languages: [] }
  const evenings = random.chance(0.5) ? [2, 4, 5] : []
  const saturday = random.chance(0.6) ? [{ weekday: 6, from: 600, until: 840 }] : []
  const weekday = (day: number) =>
    evenings.includes(day)
      ? [
          { weekday: day, from: 540, until: 840 },
          { weekday: day, from: 1020, until: 1230 },
        ]
      : [{ weekday: day, from: 540, until: 1020 }]
  return {
    hours: [...[1, 2, 3, 4, 5].flatMap(weekday), ...saturday],
    languages: [
      'el',
      ...(random.chance(0.8) ? ['en' as const] : []),
      ...foreign.filter(() => random.chance(0.18)),
    ],
  }
}

/** A group or an association as it is seeded. */
export interface AgencyGroup {
  readonly id: number
  readonly kind: 'group' | 'association'
  readonly name: string
  readonly slug: string
  readonly descriptionEl: string
  readonly descriptionEn: string
  readonly members: readonly number[]
}

const groupNames = [
  [
    'Δίκτυο Ανεμόμυλος',
    'anemomylos',
    'Γραφεία σε όλη την Ελλάδα με κοινό όνομα.',
    'Agencies all over Greece under one name.',
  ],
  [
    'Όμιλος Αιγαίο',
    'aigaio',
    'Γραφεία των νησιών που μοιράζονται ακίνητα.',
    'Agencies of the islands that share their homes.',
  ],
  ['Όμιλος Βορράς', 'vorras', 'Γραφεία της βόρειας Ελλάδας.', 'Agencies of northern Greece.'],
] as const

const associationNames = [
  [
    'Σύλλογος Μεσιτών «Η Στέγη»',
    'i-stegi',
    'Τα μέλη τηρούν κώδικα δεοντολογίας.',
    'Its members keep a code of conduct.',
  ],
  ['Ένωση Μεσιτικών Γραφείων «Θεμέλιο»', 'themelio', 'Επιμορφώνει τα μέλη της.', 'It trains its members.'],
] as const

/** Made-up groups and associations: every eleventh agency is in a group, every third in an association. */
export function makeAgencyGroups(agencies: readonly Agency[]): readonly AgencyGroup[] {
  const of = (
    kind: AgencyGroup['kind'],
    names: typeof groupNames | typeof associationNames,
    every: number,
    from: number,
  ) =>
    names.map(([name, slug, descriptionEl, descriptionEn], index) => ({
      id: from + index,
      kind,
      name,
      slug,
      descriptionEl,
      descriptionEn,
      members: agencies.filter(({ id }) => id % every === index).map(({ id }) => id),
    }))
  return [...of('group', groupNames, 11, 1), ...of('association', associationNames, 3, 11)]
}

const personName = (random: Random): string => {
  const person = random.pick(firstNames)
  const surname = random.pick(surnames)
  return `${person.el} ${person.woman ? surname.woman : surname.man}`
}

const constructor = (random: Random) =>
  ({
    type: 'constructor',
    name: `${random.pick(agencySurnames).el} Κατασκευαστική`,
    role: 'delegate',
  }) as const
const court = () => ({ type: 'court', name: 'Ηλεκτρονικός πλειστηριασμός', role: 'custom' }) as const

/** Owners are shown by first name and initial, as a careful portal shows them. */
function owner(random: Random) {
  const person = random.pick(firstNames)
  const surname = random.pick(surnames)
  const name = `${person.el} ${(person.woman ? surname.woman : surname.man).slice(0, 1)}.`
  return {
    type: 'private',
    name: random.chance(0.85) ? name : null,
    role: random.chance(0.15) ? 'delegate' : 'user',
  } as const
}

/** Chooses who advertises a home: courts their auctions, constructors new buildings, agencies mostly near their seat. */
export function makeAdvertiserChooser(advertisers: Advertisers) {
  const agenciesIn = Map.groupBy(advertisers.byAgency, ({ provinceId }) => provinceId)
  return (
    home: { readonly contract: string; readonly category: string; readonly provinceId: number },
    random: Random,
  ): Advertiser => {
    if (home.contract === 'auction') return random.pick(advertisers.courts)
    const isNew = home.category === 'newConstructions'
    if (isNew && random.chance(0.55)) return random.pick(advertisers.constructors)
    // A private owner does not sell a new block of flats.
    if (random.chance(0.16) && !isNew) return random.pick(advertisers.privates)
    const near = agenciesIn.get(home.provinceId)
    return near !== undefined && random.chance(0.9) ? random.pick(near) : random.pick(advertisers.byAgency)
  }
}
