import type { Backtest, TestedPlace } from '#domain/api/valuation/Valuation.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { alike, compared, COVERED, LARGEST_DEVIATION, LEAST_TESTED } from '#domain/valuation/limits.ts'
import { backtestFilePath, valuationPath } from '#domain/valuation/valuationPaths.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Breadcrumbs } from '#design-system/navigation/Breadcrumbs/Breadcrumbs.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { percentOf, signedPercent } from './model/valuationWords.ts'

export const head: HeadOf<Backtest> = ({ texts: { t } }) => ({ title: t('valuation.method.title') })

/** How estimates are made, and how far they were from what homes ask, by place. */
export function MethodPage() {
  const texts = useTexts()
  const { t, language } = texts
  const { data } = useApi(apiKey.backtest(useLanguage()))
  const sections = [
    ['asking', t('valuation.method.asking.text')],
    [
      'alike',
      t('valuation.method.alike.text', {
        share: percentOf(texts, alike.surface),
        distance: alike.kilometres,
        least: compared.least,
        most: compared.most,
      }),
    ],
    ['factors', t('valuation.method.factors.text')],
    [
      'band',
      t('valuation.method.band.text', {
        covered: percentOf(texts, COVERED),
        most: percentOf(texts, LARGEST_DEVIATION),
      }),
    ],
    ['test', t('valuation.method.test.text', { least: LEAST_TESTED, method: data?.method ?? 1 })],
  ] as const
  return (
    <Container isSpaced>
      <Stack space="xl">
        <Breadcrumbs
          label={t('search.breadcrumbs')}
          items={[
            { label: t('valuation.title'), href: localPath(language, valuationPath) },
            { label: t('valuation.method') },
          ]}
        />
        <Heading level={1} isFocusTarget>
          {t('valuation.method.title')}
        </Heading>
        {sections.map(([name, text]) => (
          <Stack key={name} as="section" space="xs">
            <Heading level={2} size="subheading">
              {t(`valuation.method.${name}`)}
            </Heading>
            <Text isMeasured>{text}</Text>
          </Stack>
        ))}
        {data && <Figures backtest={data} />}
      </Stack>
    </Container>
  )
}

function Figures({ backtest: { computedOn, places } }: { backtest: Backtest }) {
  const { t, format, language } = useTexts()
  const told = places.filter(({ figures }) => figures !== null)
  return (
    <Stack as="section" space="md">
      <Heading level={2} id="backtest">
        {t('valuation.backtest')}
      </Heading>
      <Text isMeasured>
        {computedOn === null
          ? t('valuation.backtest.none')
          : t('valuation.backtest.on', { date: format.longDate(`${computedOn}T12:00:00Z`) })}
      </Text>
      {told.length > 0 && <FigureTable told={told} />}
      <Link href={localPath(language, backtestFilePath)} isStanding isStrong download>
        {t('valuation.backtest.file')}
      </Link>
    </Stack>
  )
}

function FigureTable({ told }: { told: readonly TestedPlace[] }) {
  const texts = useTexts()
  const { t, format } = texts
  return (
    <DataTable
      caption={t('valuation.backtest')}
      isCaptionHidden
      columns={[
        { id: 'place', header: t('valuation.backtest.place') },
        { id: 'what', header: t('valuation.backtest.what') },
        { id: 'n', header: t('valuation.backtest.n'), align: 'end' },
        { id: 'refused', header: t('valuation.backtest.refused'), align: 'end' },
        { id: 'median', header: t('valuation.backtest.median'), align: 'end' },
        { id: 'bias', header: t('valuation.bias'), align: 'end' },
        { id: 'within10', header: t('valuation.within10'), align: 'end' },
        { id: 'within20', header: t('valuation.within20'), align: 'end' },
        { id: 'coverage', header: t('valuation.coverage'), align: 'end' },
      ]}
      rows={told.flatMap(({ place, kind, contract, n, refused, figures }) =>
        figures === null
          ? []
          : [
              {
                id: [place.level, place.id, kind, contract].join(' '),
                cells: {
                  place: place.name,
                  what: t('valuation.backtest.kind', {
                    kind: t(`valuation.kind.${kind}`),
                    contract: t(`valuation.contract.${contract}`),
                  }),
                  n: format.number(n),
                  refused: format.number(refused),
                  median: percentOf(texts, figures.median),
                  bias: signedPercent(texts, figures.bias),
                  within10: percentOf(texts, figures.within10),
                  within20: percentOf(texts, figures.within20),
                  coverage: percentOf(texts, figures.coverage),
                },
              },
            ],
      )}
    />
  )
}
