import type { ValuationRefused } from '#domain/api/valuation/Valuation.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { compared, LARGEST_DEVIATION } from '#domain/valuation/limits.ts'
import { type ValuationRead } from '#domain/valuation/valuationAddress.ts'
import { valuationAddress } from '#domain/valuation/valuationParameters.ts'
import { valuedLimits } from '#domain/valuation/ValuationAsked.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { percentOf } from '../model/valuationWords.ts'

/** Why there is no estimate, and what helps. */
export function Refused({
  refused: { refused, n, dropped },
  typed,
}: {
  refused: ValuationRefused
  typed: ValuationRead['typed']
}) {
  const texts = useTexts()
  const { t, format, language } = texts
  const { least, most } = valuedLimits.surface
  const reasons = {
    place: t('valuation.refused.place'),
    surface: t('valuation.problem.surface', { least: format.area(least), most: format.area(most) }),
    year: t('valuation.refused.year'),
    fewComparables: t('valuation.refused.few', { count: n ?? 0, least: compared.least }),
    uncertain: t('valuation.refused.uncertain', { most: percentOf(texts, LARGEST_DEVIATION) }),
    notComputed: t('valuation.refused.notComputed'),
  } as const satisfies Record<ValuationRefused['refused'], string>
  return (
    <Notice tone="warning" heading={t('valuation.refused')}>
      <Text>{reasons[refused]}</Text>
      {dropped.length > 0 && (
        <Link href={localPath(language, valuationAddress({ ...typed, dropped: '' }))} isStanding isStrong>
          {t('valuation.restore')}
        </Link>
      )}
    </Notice>
  )
}
