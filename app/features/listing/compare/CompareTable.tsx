import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { TableBox } from '#design-system/collections/TableBox.tsx'
import { cell } from '#design-system/collections/table.css.ts'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Heard } from '#design-system/foundations/Heard/Heard.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { HeardWords } from '#app/shared/HeardWords.tsx'
import { factsLine, placeLine, priceWords } from '#app/shared/ListingCard/cardWords.ts'
import { CardPhoto } from '#app/shared/ListingCard/CardPhoto.tsx'
import {
  beyondPair,
  column,
  fact,
  factHead,
  groupHead,
  rowHead,
  screenOnly,
  value,
} from './CompareTable.css.ts'
import type { CompareCell, CompareGroup } from './compareRows.ts'

export interface CompareTableProps {
  listings: readonly ListingDetail[]
  groups: readonly CompareGroup[]
  /** The homes that a narrow screen shows. */
  pair: readonly number[]
  /** The comparison without a home. */
  hrefWithout: (id: number) => string
}

/** A home a column, a fact a row. What is not stated is a cell that leads to the advertiser. */
export function CompareTable({ listings, groups, pair, hrefWithout }: CompareTableProps) {
  const { t } = useTexts()
  const beyond = (id: number | undefined) => (id !== undefined && pair.includes(id) ? '' : beyondPair)
  return (
    <TableBox caption={t('compare.heading', { count: listings.length })} isCaptionHidden>
      <thead>
        <tr>
          <th scope="col" className={`${cell({ kind: 'column' })} ${rowHead} ${factHead}`}>
            {t('compare.fact')}
          </th>
          {listings.map((listing) => (
            <th
              key={listing.id}
              scope="col"
              className={`${cell({ kind: 'column' })} ${column} ${beyond(listing.id)}`}
            >
              <Home listing={listing} hrefWithout={hrefWithout(listing.id)} />
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={listings.length + 1} className={groupHead}>
              {name === 'money' ? t('compare.money') : t(`listing.group.${name}`)}
            </th>
          </tr>
          {rows.map(({ id, term, cells }) => (
            <tr key={id}>
              <th scope="row" className={`${cell({ kind: 'row' })} ${rowHead}`}>
                {term}
              </th>
              {cells.map((one, at) => (
                <td
                  key={listings[at]?.id}
                  className={`${cell({ kind: 'data' })} ${fact} ${beyond(listings[at]?.id)}`}
                >
                  <Cell cell={one} term={term} id={listings[at]?.id ?? 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </TableBox>
  )
}

function Home({ listing, hrefWithout }: { listing: ListingDetail; hrefWithout: string }) {
  const texts = useTexts()
  const { t, language } = texts
  return (
    <Stack space="xs">
      <div className={screenOnly}>
        <CardPhoto listing={listing} />
      </div>
      <Text as="span" weight="semibold">
        {priceWords(texts, listing)}
      </Text>
      <Link href={localPath(language, listingPath(listing.id))}>
        <HeardWords of={(words) => factsLine(words, listing)} />
      </Link>
      <Text as="span" size="small" tone="muted">
        {placeLine(listing.places)}
      </Text>
      <span className={screenOnly}>
        <Text as="span" size="small" weight="regular">
          <Link href={hrefWithout}>
            <HeardWords of={(words) => t('compare.without', { home: factsLine(words, listing) })} />
          </Link>
        </Text>
      </span>
    </Stack>
  )
}

function Cell({ cell: { text, full, best }, term, id }: { cell: CompareCell; term: string; id: number }) {
  const { t, language } = useTexts()
  if (text === undefined) return <span>{t('compare.notApplicable')}</span>
  if (text === null)
    return (
      <Stack space="hair">
        <Text as="span" size="small" tone="muted">
          {t('compare.notStated')}
        </Text>
        <span className={screenOnly}>
          <Link href={localPath(language, listingPath(id))}>{t('compare.ask', { fact: term })}</Link>
        </span>
      </Stack>
    )
  return (
    <div className={value}>
      <span>
        <Heard as={full ?? text}>{text}</Heard>
      </span>
      {best !== undefined && (
        <Badge tone="success" icon="check">
          {t(`compare.best.${best}`)}
        </Badge>
      )}
    </div>
  )
}
