import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import type { IconName } from '#design-system/foundations/Icon/Icon.tsx'

/** Ids of the sections that the tabs lead to. */
export const sectionIds = {
  overview: 'overview',
  facts: 'facts',
  plan: 'plan',
  location: 'location',
  price: 'price',
  costs: 'costs',
} as const
export type SectionName = keyof typeof sectionIds

const icons: Readonly<Record<SectionName, IconName>> = {
  overview: 'home',
  facts: 'list',
  plan: 'plan',
  location: 'map',
  price: 'sort',
  costs: 'edit',
}

/** The sections that the page of a home has, in its order. */
export function sectionsOf({ plan, price, contract }: ListingDetail) {
  const has: Partial<Record<SectionName, boolean>> = {
    plan: plan !== null,
    costs: price !== null && contract !== 'auction',
  }
  return (Object.keys(sectionIds) as SectionName[])
    .filter((name) => has[name] ?? true)
    .map((name) => ({ name, id: sectionIds[name], icon: icons[name] }))
}
