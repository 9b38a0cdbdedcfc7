import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'

/** Another ad, with its price and area. */
export function OtherAd({ card: { id, title, price, surface } }: { card: ListingCard }) {
  const { format, language } = useTexts()
  const facts = [
    ...(price === null ? [] : [format.money(price)]),
    ...(surface === null ? [] : [format.area(surface)]),
  ]
  return (
    <Stack space="none">
      <Link href={localPath(language, listingPath(id))} tone="text" isStanding>
        <OwnLanguage>{title}</OwnLanguage>
      </Link>
      <Text size="small" isTabular>
        <Parts>{facts}</Parts>
      </Text>
    </Stack>
  )
}
