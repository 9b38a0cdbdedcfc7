import type { IconName } from '#design-system/foundations/Icon/Icon.tsx'
import type { FactGroup, FactName, FactValue } from '../model/FactValue.ts'

const icons: Partial<Record<FactName, IconName>> = {
  surface: 'area',
  bedrooms: 'bed',
  bathrooms: 'bath',
  floor: 'floor',
  plot: 'tree',
  builtYear: 'building',
  energyClass: 'energy',
  parking: 'car',
}

/** So many fit on a line, and in two rows of three on a phone. */
const most = 6

export interface BarFact {
  readonly name: FactName
  readonly value: FactValue
  readonly icon: IconName
}

/** The facts that decide first, of those that were stated: up to six. */
export function barFacts(groups: readonly FactGroup[]): readonly BarFact[] {
  const stated = new Map(groups.flatMap(({ facts }) => facts).map(({ name, value }) => [name, value]))
  return (Object.entries(icons) as [FactName, IconName][])
    .flatMap(([name, icon]) => {
      const value = stated.get(name)
      return value && value.kind !== 'more' ? [{ name, value, icon }] : []
    })
    .slice(0, most)
}
