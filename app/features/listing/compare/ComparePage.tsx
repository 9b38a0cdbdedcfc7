import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { routePath } from '#domain/routes.ts'
import { savedLimits } from '#domain/saved/limits.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { saveFile } from '#design-system/actions/saveFile.ts'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { HiddenFields } from '#design-system/forms/HiddenFields/HiddenFields.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { useHydrated } from '#design-system/forms/useHydrated.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { inFull } from '#app/shared/inFull.ts'
import { factsLine, priceWords } from '#app/shared/ListingCard/cardWords.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import {
  type Comparison,
  comparisonHref,
  comparisonPath,
  comparisonValues,
  readComparison,
} from '#app/shared/compared/compareAddress.ts'
import { type CompareGroup, compareCsv, compareRows } from './compareRows.ts'
import { CompareTable } from './CompareTable.tsx'
import { pairField, screenOnly, sheet, toolsOnScreen, withoutScript } from './CompareTable.css.ts'
import { useCompared } from './useCompared.ts'

/** Up to six homes beside each other, as a table that needs no script. */
export function ComparePage() {
  const texts = useTexts()
  const { t, language } = texts
  const comparison = readComparison(usePlace().search)
  const listings = useCompared(comparison.ids)
  if (listings.length < 2)
    return (
      <Container width="page" isSpaced>
        <Stack space="lg">
          <Heading level={1} isFocusTarget>
            {t('compare.title')}
          </Heading>
          <EmptyState
            icon="list"
            heading={t('compare.empty.title')}
            action={
              <ButtonLink href={localPath(language, routePath('savedAds'))}>
                {t('compare.empty.action')}
              </ButtonLink>
            }
          >
            {t('compare.empty.text', { most: savedLimits.compared })}
          </EmptyState>
        </Stack>
      </Container>
    )
  return <Compared comparison={comparison} listings={listings} groups={compareRows(texts, listings)} />
}

interface ComparedProps {
  comparison: Comparison
  listings: readonly ListingDetail[]
  groups: readonly CompareGroup[]
}

function Compared({ comparison, listings, groups }: ComparedProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { onlyDifferences } = comparison
  const rows = groups.flatMap((group) => group.rows)
  const differing = rows.filter(({ differs }) => differs).length
  const shown = onlyDifferences
    ? groups.map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    : groups
  return (
    <Container isSpaced>
      <div className={sheet}>
        <Stack space="lg">
          <div className={screenOnly}>
            <Link href={localPath(language, routePath('savedAds'))} icon="arrowStart">
              {t('compare.back')}
            </Link>
          </div>
          <Inline justify="between" align="end">
            <Heading level={1} isFocusTarget>
              {t('compare.heading', { count: listings.length })}
            </Heading>
            <Tools listings={listings} groups={shown} />
          </Inline>
          <Inline justify="between">
            <Text tone="muted">{t('compare.differing', { count: differing, total: rows.length })}</Text>
            <span className={screenOnly}>
              <Link href={comparisonHref(language, { ...comparison, onlyDifferences: !onlyDifferences })}>
                {onlyDifferences ? t('compare.all') : t('compare.only')}
              </Link>
            </span>
          </Inline>
          {listings.length > 2 && <PairField comparison={comparison} listings={listings} />}
          <CompareTable
            listings={listings}
            pair={comparison.pair}
            groups={shown.filter((group) => group.rows.length > 0)}
            hrefWithout={(id) =>
              comparisonHref(language, { ...comparison, ids: comparison.ids.filter((other) => other !== id) })
            }
          />
          <Text size="small" tone="muted" isMeasured>
            {t('compare.note')}
          </Text>
        </Stack>
      </div>
    </Container>
  )
}

/** Which two homes a narrow screen shows. A choice acts at once with script, else by the button. */
function PairField({ comparison, listings }: Omit<ComparedProps, 'groups'>) {
  const texts = useTexts()
  const { t, language } = texts
  const navigate = useNavigate()
  // An option has one name for eye and ear.
  const full = inFull(texts)
  const options = listings.map((listing) => ({
    value: String(listing.id),
    label: [priceWords(full, listing), factsLine(full, listing)].join(', '),
  }))
  const choose = (at: 0 | 1, id: number) =>
    navigate(comparisonHref(language, { ...comparison, pair: comparison.pair.with(at, id) }), {
      keepsPlace: true,
      replace: true,
    })
  return (
    <form className={pairField} method="get" action={comparisonPath(language)}>
      <HiddenFields values={comparisonValues(comparison)} />
      <Stack space="xs">
        {([0, 1] as const).map((at) => (
          <NativeSelect
            key={at}
            label={t(at === 0 ? 'compare.first' : 'compare.second')}
            name={at === 0 ? 'a' : 'b'}
            options={options}
            value={String(comparison.pair[at] ?? '')}
            onChange={(value) => choose(at, Number(value))}
          />
        ))}
        <span className={withoutScript}>
          <Button type="submit" variant="secondary" size="small">
            {t('compare.show')}
          </Button>
        </span>
      </Stack>
    </form>
  )
}

/** What needs script: a file, and the printer. */
function Tools({
  listings,
  groups,
}: {
  listings: readonly ListingDetail[]
  groups: readonly CompareGroup[]
}) {
  const texts = useTexts()
  const { t } = texts
  if (!useHydrated()) return null
  const save = () =>
    saveFile(
      'estia-comparison.csv',
      compareCsv(
        ['', ...listings.map((listing) => `${factsLine(texts, listing)} (${listing.id})`)],
        groups,
        t('compare.notStated'),
      ),
      'text/csv;charset=utf-8',
    )
  return (
    <div className={toolsOnScreen}>
      <Inline space="xs">
        <Button variant="secondary" onPress={save}>
          {t('compare.csv')}
        </Button>
        <Button variant="secondary" icon="print" onPress={() => print()}>
          {t('compare.print')}
        </Button>
      </Inline>
    </div>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('compare.title'), ...unlisted })
