import type { Draft } from '#domain/api/listings/Drafts.ts'
import { typologies } from '#domain/listing/vocabularies/building.ts'
import type { Texts } from '#app/i18n/texts.ts'

/** What a draft is called: its kind of home, area and price, as far as they are stated. */
export function draftName({ id, fields }: Pick<Draft, 'id' | 'fields'>, { t, format }: Texts): string {
  const { typology, surface, netArea, price } = fields
  const kind = typologies.names.find((name) => name === typology)
  const area = surface ?? netArea
  const parts = [
    ...(kind ? [t(`typology.${kind}`)] : []),
    ...(typeof area === 'number' ? [format.area(area)] : []),
    ...(typeof price === 'number' ? [format.money(price)] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : t('publish.untitled', { id: String(id) })
}
