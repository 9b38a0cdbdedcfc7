import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { geographyLevels } from '#domain/geography/levels.ts'
import { dealBreakers } from '#domain/listing/ListingCard.ts'
import { amenities } from '#domain/listing/vocabularies/amenities.ts'
import { documentKinds } from '#domain/listing/documents.ts'
import { photoSubjects } from '#domain/listing/Photo.ts'
import * as building from '#domain/listing/vocabularies/building.ts'
import * as energy from '#domain/listing/vocabularies/energy.ts'
import { namedFloors } from '#domain/listing/vocabularies/floor.ts'
import { countries } from '#domain/listing/vocabularies/countries.ts'
import { courts } from '#domain/listing/vocabularies/courts.ts'
import { heatingMedia, heatingSystems } from '#domain/listing/vocabularies/heating.ts'
import * as legal from '#domain/listing/vocabularies/legal.ts'
import * as market from '#domain/listing/vocabularies/market.ts'
import { parkingKinds, parkingRights } from '#domain/listing/vocabularies/parking.ts'
import { seismicEras } from '#domain/listing/vocabularies/seismic.ts'
import { orderOptions } from '#domain/search/orders.ts'
import { languages } from '#domain/locale.ts'

/** The names that people read, by the group of their keys. */
const groups: Record<string, readonly string[]> = {
  advertiserType: market.advertiserTypes.names,
  agencyPlan: market.agencyPlans.names,
  amenity: amenities,
  auctionStatus: market.auctionStatuses.names,
  buildingIdentity: legal.buildingIdentities.names,
  certificateState: energy.certificateStates.names,
  included: legal.inclusions.names,
  mandate: legal.mandates.names,
  orientation: building.orientations.names,
  planning: legal.plannings.names,
  position: building.unitPositions.names,
  regularisation: legal.regularisations.names,
  availability: market.availabilities.names,
  category: market.categories.names,
  condition: building.conditions.names,
  contactMethod: market.contactMethods.names,
  contract: market.contracts.names,
  country: countries.names,
  court: courts.names,
  contractPhrase: market.contracts.names,
  dealBreaker: dealBreakers,
  documentType: documentKinds,
  energyBand: energy.energyBands.names,
  energyClass: energy.energyClasses.names,
  energyState: energy.energyStates.names,
  floor: Object.keys(namedFloors),
  floorPosition: building.floorPositions.names,
  garage: building.garages.names,
  garden: building.gardens.names,
  ownership: building.ownerships.names,
  heating: building.heatings.names,
  heatingMedium: heatingMedia.names,
  heatingSystem: heatingSystems.names,
  kind: market.kinds.names,
  level: geographyLevels.names,
  mapDisplay: market.mapDisplays.names,
  messageReason: market.messageReasons.names,
  order: Object.keys(orderOptions),
  parkingKind: parkingKinds.names,
  parkingRight: parkingRights.names,
  photoSubject: photoSubjects,
  priceEvent: market.priceEvents.names,
  publisherRole: market.publisherRoles.names,
  roomType: building.roomTypes.names,
  seismicEra: seismicEras.names,
  status: market.statuses.names,
  surfaceKind: building.surfaceKinds.names,
  surfaceKindFull: building.surfaceKinds.names,
  tier: market.tiers.names,
  typology: building.typologies.names,
  typologyPlural: building.typologies.names,
  view: building.views.names,
}

const expected = Object.entries(groups).flatMap(([group, names]) => names.map((name) => `${group}.${name}`))
const texts = join(import.meta.dirname, '../../texts')
type Catalogue = Readonly<Record<string, string>>
const read = (language: string) =>
  Object.assign(
    {},
    ...globSync(`*/${language}.json`, { cwd: texts }).map((name) =>
      JSON.parse(readFileSync(join(texts, name), 'utf8')),
    ),
  ) as Catalogue

describe.each(languages)('vocabulary in %s', (language) => {
  const catalogue = read(language)

  it('has a text for every name', () =>
    expect(expected.filter((key) => (catalogue[key] ?? '').trim() === '')).toEqual([]))

  it('has no two names of a group under one text', () => {
    for (const [group, names] of Object.entries(groups)) {
      const said = names.map((name) => catalogue[`${group}.${name}`])
      expect(said, group).toHaveLength(new Set(said).size)
    }
  })

  it('has no text for a name that does not exist', () => {
    const sentences = ['floor.storey', 'floor.storeyShort', 'floor.storeyOf', 'floor.namedOf']
    const known = new Set([...expected, ...sentences])
    const ofGroups = Object.keys(catalogue).filter((key) => (key.split('.')[0] ?? '') in groups)
    expect(ofGroups.filter((key) => !known.has(key))).toEqual([])
  })
})

it('writes Greek energy classes in Greek letters', () => {
  const el = read('el')
  for (const name of energy.energyClasses.names)
    expect(el[`energyClass.${name}`]).toBe(energy.energyClassInGreek[name])
})
