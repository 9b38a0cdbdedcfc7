import { type ReactNode, useState } from 'react'
import { type ValuationRead, readValuation } from '#domain/valuation/valuationAddress.ts'
import { monthAt } from '#domain/market/months.ts'
import type { Valued } from '#domain/api/valuation/Valuation.ts'
import { valuationPath } from '#domain/valuation/valuationPaths.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PageLoading } from '#app/shared/PageLoading/PageLoading.tsx'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { roundly } from './model/valuationWords.ts'
import { EstimateScreen } from './views/EstimateScreen.tsx'
import { Refused } from './views/Refused.tsx'
import { ValuationForm } from './views/ValuationForm.tsx'

/** The facts of a home are no page to index. */
export const head: HeadOf<Valued> = ({ search, data, texts }) => {
  const { t } = texts
  return {
    title: t('valuation.title'),
    description: t('valuation.description'),
    canonical: valuationPath,
    noIndex: search.size > 0,
    announcement:
      data?.refused === null
        ? t('shared.labelled', { label: t('valuation.mean'), value: roundly(texts, data.mean) })
        : t(data ? 'valuation.refused' : 'valuation.title'),
  }
}

/** What a home like the visitor's would ask: a form, then the estimate of the address. */
export function ValuationPage() {
  const { t, language } = useTexts()
  const { search } = usePlace()
  const [year] = useState(() => Number(monthAt(new Date()).month.slice(0, 4)))
  const read = readValuation(search, language, year)
  const { data } = useApi(apiKey.valuation(search, language) ?? null)
  const form = <ValuationForm key={search.toString()} read={read} year={year} />
  return (
    <Container isSpaced>
      <Stack space="xl">
        <Stack space="sm">
          <Heading level={1} isFocusTarget>
            {t('valuation.title')}
          </Heading>
          <Text tone="muted" isMeasured>
            {t('valuation.description')}
          </Text>
        </Stack>
        {read.asked && <Result {...{ read, data, form }} />}
        {(read.asked === undefined || data?.refused) && form}
      </Stack>
    </Container>
  )
}

interface ResultProps {
  read: ValuationRead
  data: Valued | undefined
  form: ReactNode
}

function Result({ read, data, form }: ResultProps) {
  const { t } = useTexts()
  if (data === undefined) return <PageLoading text={t('valuation.loading')} topic="prices" />
  return data.refused === null ? (
    <EstimateScreen estimate={data} typed={read.typed} form={form} />
  ) : (
    <Refused refused={data} typed={read.typed} />
  )
}
