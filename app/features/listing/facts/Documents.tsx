import { Link } from '#design-system/actions/Link/Link.tsx'
import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { documentRows } from '../model/documentRows.ts'

/** Documents and other material: links to them, or a note that they must be requested. */
export function Documents({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  return (
    <Stack as="section" space="xs">
      <Heading level={4}>{texts.t('listing.documents')}</Heading>
      <FactList
        facts={documentRows(texts, listing).map(({ term, text, href }) => ({
          term,
          value: href === undefined ? text : <Link href={href}>{text}</Link>,
        }))}
      />
    </Stack>
  )
}
