import { socialProviders } from '#domain/account/socialProviders.ts'
import { geographyLevels } from '#domain/geography/levels.ts'
import * as building from '#domain/listing/vocabularies/building.ts'
import { energyBandOf, energyClasses } from '#domain/listing/vocabularies/energy.ts'
import * as market from '#domain/listing/vocabularies/market.ts'
import type { CategoryName } from '#domain/listing/vocabularies/market.ts'
import { languages } from '#domain/locale.ts'
import { filters } from '#domain/search/filters.ts'
import { readSearchPath, writeSearchPath } from '#domain/search/searchPath.ts'
import type { Vocabulary } from '#domain/vocabulary.ts'
import type { EnumerationFact } from '#cli/checks/entities/check.ts'

type Words = NonNullable<EnumerationFact['words']>

const marketFile = 'domain/listing/vocabularies/market.ts'
const buildingFile = 'domain/listing/vocabularies/building.ts'

/** Facts of a vocabulary: its names with every id that is read for each. */
function fact<Name extends string>(
  file: string,
  name: string,
  vocabulary: Vocabulary<Name>,
  words: Words = new Map(),
): EnumerationFact {
  const entries = vocabulary.names.map((entry) => ({ name: entry, ids: vocabulary.idsOf(entry) }))
  return { entries, words, at: { file, name } }
}

const conditionWords: Words = new Map([
  ['new/under construction', 'newOrUnderConstruction'],
  ['good/livable', 'good'],
  ['excellent/renovated', 'excellent'],
])
const statusWords: Words = new Map([['sold/rented', 'soldOrRented']])
const typologyWords: Words = new Map([['sheds', 'shed']])

/** The code holds the contact codes times ten, so that they are whole numbers. */
function contactCodes(): EnumerationFact {
  const whole = fact(marketFile, 'contactMethods', market.contactMethods)
  return {
    ...whole,
    entries: whole.entries.map(({ name, ids }) => ({ name, ids: ids.map((id) => id / 10) })),
  }
}

function energyBands(): EnumerationFact {
  return {
    entries: energyClasses.names.map((name) => ({ name: `${energyBandOf(name)} ${name}`, ids: [] })),
    at: { file: 'domain/listing/vocabularies/energy.ts', name: 'energyBandOf' },
  }
}

/** The specification's names of what is searched for → our categories, which search addresses spell in Greek. */
const searchSideWords: Words = new Map([
  ['houses-apartments', 'residential'],
  ['rooms-beds', 'rooms'],
  ['garage-parking', 'garage'],
  ['buildings', 'palaces'],
  ['offices-coworking', 'coworking'],
  ['warehouses', 'deposits'],
])

/** The categories of search addresses, written and read back. */
function searchedCategories(): EnumerationFact {
  const isSearched = (category: CategoryName) =>
    readSearchPath(writeSearchPath({ language: 'el', contract: 'sale', category }))?.category === category
  const entries = market.categories.names.filter(isSearched).map((name) => ({ name, ids: [] }))
  return {
    entries,
    words: searchSideWords,
    at: { file: 'domain/search/searchPath.ts', name: 'categoryWords' },
  }
}

/** What the code holds for each list, by the specification's name for it. */
export function gatherEntities(): ReadonlyMap<string, EnumerationFact> {
  return new Map<string, EnumerationFact>([
    ['contract types', fact(marketFile, 'contracts', market.contracts)],
    ['contract types (search ids)', fact(marketFile, 'contracts', market.contracts)],
    ['listing kinds', fact(marketFile, 'kinds', market.kinds)],
    ['property categories', fact(marketFile, 'categories', market.categories)],
    ['search-side categories', searchedCategories()],
    ['listing status', fact(marketFile, 'statuses', market.statuses, statusWords)],
    ['auction status', fact(marketFile, 'auctionStatuses', market.auctionStatuses)],
    ['visibility tiers', fact(marketFile, 'tiers', market.tiers)],
    ['advertiser types', fact(marketFile, 'advertiserTypes', market.advertiserTypes)],
    [
      'advertiser filter',
      listFact('domain/search/filters.ts', 'advertiser', filters.advertiser.vocabulary.names),
    ],
    ['social providers', listFact('domain/account/socialProviders.ts', 'socialProviders', socialProviders)],
    ['publisher roles', fact(marketFile, 'publisherRoles', market.publisherRoles)],
    ['agency plans', fact(marketFile, 'agencyPlans', market.agencyPlans)],
    ['availability', fact(marketFile, 'availabilities', market.availabilities)],
    ['contact methods', fact(marketFile, 'contactMethods', market.contactMethods)],
    ['contact type codes', contactCodes()],
    ['message reasons', fact(marketFile, 'messageReasons', market.messageReasons)],
    ['document types', fact(marketFile, 'documentTypes', market.documentTypes)],
    ['map display', fact(marketFile, 'mapDisplays', market.mapDisplays)],
    ['property types', fact(buildingFile, 'typologies', building.typologies, typologyWords)],
    ['condition', fact(buildingFile, 'conditions', building.conditions, conditionWords)],
    ['search-side condition', fact(buildingFile, 'conditions', building.conditions)],
    ['floor position', fact(buildingFile, 'floorPositions', building.floorPositions)],
    ['heating', fact(buildingFile, 'heatings', building.heatings)],
    ['garden', fact(buildingFile, 'gardens', building.gardens)],
    ['garage', fact(buildingFile, 'garages', building.garages)],
    ['room type', fact(buildingFile, 'roomTypes', building.roomTypes)],
    ['views', fact(buildingFile, 'views', building.views)],
    ['energy bands', energyBands()],
    ['geography levels', fact('domain/geography/levels.ts', 'geographyLevels', geographyLevels)],
    ['languages', listFact('domain/locale.ts', 'languages', languages)],
  ])
}

const listFact = (file: string, name: string, list: readonly string[]): EnumerationFact => ({
  entries: list.map((entry) => ({ name: entry, ids: [] })),
  at: { file, name },
})
