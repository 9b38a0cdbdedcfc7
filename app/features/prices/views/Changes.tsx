import type { GuideFigure } from '#domain/market/Guide.ts'
import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { changeText } from '../model/guideWords.ts'

/** The change within a year, in two ways, and what came and went in the month. */
export function Changes({ figure }: { figure: GuideFigure }) {
  const texts = useTexts()
  const { t, format } = texts
  const { n, stratified, repeated, flow } = figure
  if (flow === null) return null
  const ways = [
    {
      name: t('prices.stratified'),
      change: stratified,
      how:
        stratified &&
        t('prices.stratified.how', { before: format.number(stratified.earlier), now: format.number(n) }),
    },
    {
      name: t('prices.repeated'),
      change: repeated,
      how: repeated && t('prices.repeated.how', { count: format.number(repeated.homes) }),
    },
  ]
  return (
    <Stack space="lg">
      <Stack as="section" space="sm" aria-labelledby="guide-change">
        <Heading level={2} size="label" id="guide-change">
          {t('prices.change')}
        </Heading>
        {ways.map(({ name, change, how }) => (
          <Stack key={name} space="xxs">
            <Heading level={3} size="label">
              {name}
            </Heading>
            <Text isTabular weight={change ? 'semibold' : 'regular'} tone={change ? 'default' : 'muted'}>
              {changeText(texts, change)}
            </Text>
            {how && (
              <Text size="small" tone="muted" isMeasured isTabular>
                {how}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
      <Stack as="section" space="sm" aria-labelledby="guide-flow">
        <Heading level={2} size="label" id="guide-flow">
          {t('prices.flow')}
        </Heading>
        <FactList
          facts={[
            { term: t('prices.new'), value: format.number(flow.new) },
            { term: t('prices.gone'), value: format.number(flow.gone) },
            { term: t('prices.cuts'), value: format.number(flow.cuts) },
            ...(flow.days === null ? [] : [{ term: t('prices.days'), value: format.number(flow.days) }]),
          ]}
        />
      </Stack>
    </Stack>
  )
}
