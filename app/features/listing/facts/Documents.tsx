import { Link } from '#design-system/actions/Link/Link.tsx'
import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { documentRows } from '../model/documentRows.ts'
import { shownDocuments } from '../model/shownDocuments.ts'

/** The documents that visitors may download; nothing where there is none. */
export function ShownDocuments({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const documents = shownDocuments(texts, listing)
  if (documents.length === 0) return null
  return (
    <Stack as="section" space="xs">
      <Heading level={3} size="label">
        {texts.t('listing.documents.shown')}
      </Heading>
      <Stack as="ul" space="xs">
        {documents.map(({ text, href }) => (
          <li key={href}>
            <Link href={href} download isStanding>
              {text}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

/** Other documents and material: links to them, or a note that they must be requested. */
export function Documents({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const rows = documentRows(texts, listing)
  if (rows.length === 0) return null
  return (
    <Stack as="section" space="xs">
      <Heading level={4}>{texts.t('listing.documents')}</Heading>
      <FactList
        facts={rows.map(({ term, text, href }) => ({
          term,
          value: href === undefined ? text : <Link href={href}>{text}</Link>,
        }))}
      />
    </Stack>
  )
}
