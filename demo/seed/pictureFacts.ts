import type { TypologyName, ViewName } from '#domain/listing/vocabularies/building.ts'
import type { CategoryName } from '#domain/listing/vocabularies/market.ts'
import type { Category, PropertyFacts, ViewKind } from '#demo/media/facts.ts'
import type { Home } from './Home.ts'

/** The portal's categories in the words of the table of pictures. */
const drawnCategory: Readonly<Record<CategoryName, Category>> = {
  residential: 'residential',
  holiday: 'holiday',
  rooms: 'rooms',
  newConstructions: 'newConstruction',
  auction: 'auction',
  commercial: 'commercial',
  shops: 'shop',
  coworking: 'coworking',
  deposits: 'warehouse',
  sheds: 'shed',
  palaces: 'building',
  land: 'land',
  garage: 'garage',
}

const drawnTypology: Readonly<Partial<Record<TypologyName, string>>> = {
  detachedHouse: 'house',
  terracedHouse: 'terraced house',
  fullRoom: 'room',
  commercialPremises: 'premises',
  agriculturalLand: 'field',
  buildingLand: 'plot',
  business: 'shop',
  workshop: 'warehouse',
}

const drawnView: Readonly<Record<ViewName, ViewKind>> = {
  sea: 'sea',
  lake: 'sea',
  river: 'garden',
  park: 'garden',
  mountains: 'mountain',
  panoramic: 'city',
}

/** What the pictures of a home depend on. */
export function pictureFacts(home: Home, year: number): PropertyFacts {
  const olives =
    home.typology === 'agriculturalLand' && ['mani', 'crete', 'ionian', 'generic'].includes(home.site.style)
  return {
    category: drawnCategory[home.category],
    typology: olives ? 'olive grove' : (drawnTypology[home.typology] ?? home.typology),
    regionStyle: home.site.style,
    bedrooms: home.bedrooms ?? 0,
    bathrooms: home.bathrooms ?? 0,
    surface: home.surface,
    balcony: home.amenities.balcony === true,
    pool: home.amenities.pool === true,
    garden: home.garden !== null,
    views: [...new Set(home.views.map((view) => drawnView[view]))],
    age: home.builtYear === null ? 30 : Math.max(0, year - home.builtYear),
  }
}
