import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import type { IconName } from '#design-system/foundations/Icon/Icon.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { FactName } from '../model/FactValue.ts'
import { factTerm, factText } from '../model/factWords.ts'
import { listingFacts } from '../model/listingFacts.ts'

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

/** The six facts that decide first, of those that were stated. */
export function FactsBar({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const known = listingFacts(listing).flatMap(({ facts }) => facts)
  const tiles = (Object.keys(icons) as FactName[]).flatMap((wanted) => {
    const found = known.find(({ name }) => name === wanted)
    const icon = icons[wanted]
    if (!found?.value || !icon) return []
    return [{ term: factTerm(texts, wanted), value: shortText(found.value), icon }]
  })
  function shortText(value: NonNullable<(typeof known)[number]['value']>) {
    if (value.kind === 'area') return texts.format.area(value.amount)
    if (value.kind === 'energyClass') return texts.t(`energyClass.${value.name}`)
    if (value.kind === 'parking') return texts.t(`parkingKind.${value.name}`)
    return factText(texts, value)
  }
  if (tiles.length === 0) return null
  return <FactList layout="bar" facts={tiles.slice(0, most)} />
}
