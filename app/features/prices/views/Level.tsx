import { least } from '#domain/market/figures.ts'
import type { GuideFigure, GuidePage } from '#domain/market/Guide.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PriceRange } from '#app/shared/PriceRange/PriceRange.tsx'
import { HeardWords } from '#app/shared/HeardWords.tsx'
import { joinSentences } from '#app/shared/joinSentences.ts'
import { monthName, perMetre } from '../model/guideWords.ts'

/** How far the scale goes beyond the upper quartile. */
const BEYOND = 1.4

/** The median of the month with its quartiles, or why there is none and what there is around. */
export function Level({ page: { figure, parent, isOpen, computedOn } }: { page: GuidePage }) {
  const texts = useTexts()
  const { t, format } = texts
  const { n, level, contract, fenced } = figure
  const date = format.longDate(`${computedOn}T12:00:00Z`)
  return (
    <Stack as="section" space="sm" aria-labelledby="guide-level">
      <Heading level={2} size="label" id="guide-level">
        {t(`prices.level.${contract}`, { month: monthName(texts, figure.month) })}
      </Heading>
      {level === null ? (
        <>
          <Text size="lead" isMeasured>
            {t('prices.none', { count: n, least: least.level })}
          </Text>
          {parent?.level && (
            <Stack space="xxs">
              <Link href={parent.path} isStanding isStrong>
                {t('prices.parent', { place: parent.place.name })}
              </Link>
              <Text isTabular>
                <ParentLevel median={parent.level.median} count={parent.n} />
              </Text>
            </Stack>
          )}
        </>
      ) : (
        <>
          <Heading level={3} size="display">
            <HeardWords of={(words) => perMetre(words, level.median)} />
          </Heading>
          <PriceRange
            lowerQuartile={level.q1}
            median={level.median}
            upperQuartile={level.q3}
            most={level.q3 * BEYOND}
            words=""
          />
          <Text isMeasured isTabular>
            <HeardWords
              of={(words) =>
                t('prices.half', { from: perMetre(words, level.q1), to: perMetre(words, level.q3) })
              }
            />
          </Text>
          {n < least.change && (
            <Text isMeasured isTabular>
              <HeardWords
                of={(words) =>
                  t('prices.interval', { low: perMetre(words, level.low), high: perMetre(words, level.high) })
                }
              />
            </Text>
          )}
          <Text size="small" tone="muted" isMeasured isTabular>
            {joinSentences(t('prices.counted', { count: n }), t('prices.fenced', { count: fenced }))}
          </Text>
        </>
      )}
      <Listed list={figure.list} />
      <Text size="small" tone="muted" isMeasured>
        {t(isOpen ? 'prices.open' : 'prices.final', { date })}
      </Text>
    </Stack>
  )
}

function ParentLevel({ median, count }: { median: number; count: number }) {
  const { t } = useTexts()
  return <HeardWords of={(words) => t('prices.parent.level', { median: perMetre(words, median), count })} />
}

/** The way to the list of the homes that were counted, and why it may find more or fewer. */
function Listed({ list }: Pick<GuideFigure, 'list'>) {
  const { t } = useTexts()
  const words = t('prices.list', { count: list.total })
  return (
    <Stack space="xxs">
      {list.total === 0 ? (
        <Text isMeasured>{words}</Text>
      ) : (
        <Link href={list.path} isStanding isStrong>
          {words}
        </Link>
      )}
      <Text size="small" tone="muted" isMeasured>
        {t('prices.list.note')}
      </Text>
    </Stack>
  )
}
