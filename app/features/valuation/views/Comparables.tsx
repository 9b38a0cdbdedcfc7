import type { Estimated } from '#domain/api/valuation/Valuation.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { alike, compared } from '#domain/valuation/limits.ts'
import { valuationAddress } from '#domain/valuation/valuationParameters.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Heard } from '#design-system/foundations/Heard/Heard.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { HeardWords } from '#app/shared/HeardWords.tsx'
import { inFull } from '#app/shared/inFull.ts'
import { factsLine, priceWords } from '#app/shared/ListingCard/cardWords.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { percentOf } from '../model/valuationWords.ts'
import type { ShownEstimate } from '../model/ShownEstimate.ts'

/** The homes that the estimate is made of, each with its weight, and the way to leave it out. */
export function Comparables({ estimate, typed }: ShownEstimate) {
  const texts = useTexts()
  const { t, language } = texts
  const { comparables, dropped } = estimate
  const without = (ids: readonly number[]) =>
    localPath(language, valuationAddress({ ...typed, dropped: ids.join(',') }))
  return (
    <Stack as="section" space="md" aria-labelledby="estimate-comparables">
      <Heading level={2} id="estimate-comparables">
        {t('valuation.comparables')}
      </Heading>
      <Text tone="muted" isMeasured>
        {t('valuation.comparables.lead', {
          share: percentOf(texts, alike.surface),
          least: compared.least,
        })}
      </Text>
      {dropped.length > 0 && (
        <Link href={without([])} isStanding isStrong>
          {t('valuation.restoreCount', { count: dropped.length })}
        </Link>
      )}
      <Grid as="ul" columns="thirds" space="xl">
        {comparables.map((one) => (
          <li key={one.id}>
            <Stack space="xs">
              <ListingCard listing={one.card} titleLevel={3} />
              <Weight one={one} />
              <Link href={without([...dropped, one.id])} isStanding>
                <>
                  <span aria-hidden="true">{t('valuation.drop')}</span>
                  <VisuallyHidden>
                    {t('valuation.dropOf', {
                      home: [factsLine(inFull(texts), one.card), priceWords(texts, one.card)].join(', '),
                    })}
                  </VisuallyHidden>
                </>
              </Link>
            </Stack>
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

function Weight({ one: { weight, adjusted, metres } }: { one: Estimated['comparables'][number] }) {
  const texts = useTexts()
  const { t, format } = texts
  return (
    <FactList
      facts={[
        { term: t('valuation.weight'), value: percentOf(texts, weight) },
        {
          term: t('valuation.adjusted'),
          value: <HeardWords of={({ format }) => format.pricePerArea(adjusted, 1)} />,
        },
        {
          term: t('valuation.distance'),
          value: <Heard as={inFull(texts).format.distance(metres)}>{`~${format.distance(metres)}`}</Heard>,
        },
      ]}
    />
  )
}
