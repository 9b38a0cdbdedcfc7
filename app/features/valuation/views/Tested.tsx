import type { Estimated } from '#domain/api/valuation/Valuation.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { valuationMethodPath } from '#domain/valuation/valuationPaths.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { percentOf, signedPercent } from '../model/valuationWords.ts'

/** How far estimates were from what homes ask, in the smallest place around that has enough of them. */
export function Tested({ estimate: { tested } }: { estimate: Estimated }) {
  const texts = useTexts()
  const { t, language } = texts
  const figures = tested?.figures
  return (
    <Stack as="section" space="sm" aria-labelledby="estimate-tested">
      <Heading level={2} id="estimate-tested">
        {tested ? t('valuation.tested', { place: tested.place.name }) : t('valuation.tested.anywhere')}
      </Heading>
      {tested && figures && (
        <>
          <Text isMeasured>
            {t('valuation.tested.say', { count: tested.n, percent: percentOf(texts, figures.median) })}
          </Text>
          <FactList
            facts={[
              { term: t('valuation.within10'), value: percentOf(texts, figures.within10) },
              { term: t('valuation.within20'), value: percentOf(texts, figures.within20) },
              { term: t('valuation.bias'), value: signedPercent(texts, figures.bias) },
              { term: t('valuation.coverage'), value: percentOf(texts, figures.coverage) },
            ]}
          />
        </>
      )}
      <Text size="small" tone="muted" isMeasured>
        {t('valuation.tested.how')}
      </Text>
      <Link href={localPath(language, valuationMethodPath)} isStanding isStrong>
        {t('valuation.tested.all')}
      </Link>
    </Stack>
  )
}
