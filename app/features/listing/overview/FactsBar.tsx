import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { inFull } from '#app/shared/inFull.ts'
import { Heard } from '#design-system/foundations/Heard/Heard.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { readFloor } from '#domain/listing/vocabularies/floor.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { FactValue } from '../model/FactValue.ts'
import { factTerm, factText } from '../model/factWords.ts'
import { listingFacts } from '../model/listingFacts.ts'
import { barFacts } from './barFacts.ts'

/** The six facts that decide first, in as few words as they can be said. */
export function FactsBar({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const facts = barFacts(listingFacts(listing))
  if (facts.length === 0) return null
  return (
    <FactList
      layout="bar"
      facts={facts.map(({ name, value, icon }) => ({
        term: factTerm(texts, name),
        value: <Heard as={factText(inFull(texts), value)}>{shortText(texts, value)}</Heard>,
        icon,
      }))}
    />
  )
}

function shortText(texts: Texts, value: FactValue): string {
  const { t, format } = texts
  if (value.kind === 'area') return format.area(value.amount)
  if (value.kind === 'energyClass') return t(`energyClass.${value.name}`)
  if (value.kind === 'parking') return t(`parkingKind.${value.name}`)
  if (value.kind !== 'floor') return factText(texts, value)
  const floor = readFloor(value.code)
  return 'named' in floor ? t(`floor.${floor.named}`) : t('floor.storeyShort', { n: floor.storey })
}
