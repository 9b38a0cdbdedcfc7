import { mortgageOf } from '#domain/costs/mortgage.ts'
import { mortgagePath, readMortgage } from '#domain/costs/mortgageAddress.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import * as styles from './views/MortgagePage.css.ts'
import { MortgageForm } from './views/MortgageForm.tsx'
import { MortgageResult } from './views/MortgageResult.tsx'
import { Rules } from './views/Rules.tsx'

/** The figures of a household are no page to index. */
export const head: HeadOf = ({ search, language, texts: { t, format } }) => {
  const { asked } = readMortgage(search, language)
  return {
    title: t('mortgage.title'),
    description: t('mortgage.description'),
    canonical: mortgagePath,
    noIndex: search.size > 0,
    announcement: asked
      ? t('shared.labelled', {
          label: t('mortgage.instalment'),
          value: format.money(mortgageOf(asked).instalment),
        })
      : t('mortgage.title'),
  }
}

/** The loan calculator: worked out from the address, on the server as in the browser. */
export function MortgagePage() {
  const { t, language } = useTexts()
  const { search } = usePlace()
  const read = readMortgage(search, language)
  return (
    <Container isSpaced>
      <Stack space="xl">
        <Stack space="sm">
          <Heading level={1} isFocusTarget>
            {t('mortgage.title')}
          </Heading>
          <Text tone="muted" isMeasured>
            {t('mortgage.description')}
          </Text>
        </Stack>
        <div className={styles.columns}>
          <MortgageForm key={search.toString()} read={read} />
          {read.asked && <MortgageResult asked={read.asked} />}
        </div>
        <Rules />
      </Stack>
    </Container>
  )
}
