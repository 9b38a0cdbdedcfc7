import { least } from '#domain/market/figures.ts'
import type { GuideFigure, GuidePage } from '#domain/market/Guide.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Heard } from '#design-system/foundations/Heard/Heard.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PriceRange } from '#app/shared/PriceRange/PriceRange.tsx'
import { HeardWords } from '#app/shared/HeardWords.tsx'
import { inFull } from '#app/shared/inFull.ts'
import { joinSentences } from '#app/shared/joinSentences.ts'
import { perMetre, signed } from '../model/guideWords.ts'

/** The places directly within, dearest first, as a table. */
export function Children({ page: { children } }: { page: GuidePage }) {
  const texts = useTexts()
  const { t } = texts
  const full = inFull(texts)
  if (children.length === 0) return null
  const most = Math.max(...children.map(({ level }) => level?.q3 ?? 0))
  const levelCells = ({ level }: GuideFigure) =>
    level === null
      ? { half: '', median: t('prices.few', { least: least.level }) }
      : {
          half: (
            <PriceRange
              lowerQuartile={level.q1}
              median={level.median}
              upperQuartile={level.q3}
              most={most}
              words={t('prices.half', { from: perMetre(full, level.q1), to: perMetre(full, level.q3) })}
            />
          ),
          median: <HeardWords of={(words) => perMetre(words, level.median)} />,
        }
  return (
    <Stack as="section" space="lg">
      <Heading level={2}>{t('prices.children')}</Heading>
      <DataTable
        caption={t('prices.children')}
        isCaptionHidden
        columns={[
          { id: 'place', header: t('prices.place') },
          { id: 'half', header: t('prices.halfOf') },
          { id: 'median', header: t('prices.median'), align: 'end' },
          { id: 'count', header: t('prices.homes'), align: 'end' },
          { id: 'year', header: t('prices.change.short'), align: 'end' },
        ]}
        rows={children.map((figure) => ({
          id: String(figure.place.id),
          cells: {
            place: (
              <Link href={figure.path} underline="hover">
                {figure.place.name}
              </Link>
            ),
            ...levelCells(figure),
            count: <Counted figure={figure} />,
            year: figure.stratified ? (
              signed(texts, figure.stratified.share)
            ) : (
              <Heard as={t('prices.changeFew', { least: least.change })}>–</Heard>
            ),
          },
        }))}
      />
      <Text size="small" tone="muted" isMeasured>
        {joinSentences(t('prices.children.lists'), t('prices.list.note'))}
      </Text>
    </Stack>
  )
}

/** The homes counted, as the way to their list; how many ads it has where these are not as many. */
function Counted({ figure: { n, list } }: { figure: GuideFigure }) {
  const { t, format } = useTexts()
  return (
    <Link href={list.path} underline="hover">
      {list.total === n
        ? format.number(n)
        : t('prices.children.listed', { count: format.number(n), ads: format.number(list.total) })}
    </Link>
  )
}
