import type { ReactNode } from 'react'
import { typologies } from '#domain/listing/vocabularies/building.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { HeardWords } from '#app/shared/HeardWords.tsx'
import type { ShownEstimate } from '../model/ShownEstimate.ts'
import { subjectLine } from '../model/valuationWords.ts'
import { Amounts } from './Amounts.tsx'
import { Comparables } from './Comparables.tsx'
import { FactorTable } from './FactorTable.tsx'
import { Next } from './Next.tsx'
import { Tested } from './Tested.tsx'

/** The estimate of a home: amounts, what they are made of, and how far such estimates are off. */
export function EstimateScreen({ estimate, typed, form }: ShownEstimate & { form: ReactNode }) {
  const { t } = useTexts()
  const kind = typologies.nameOf(Number(typed.typology)) ?? 'apartment'
  return (
    <Stack space="xl">
      <Stack as="section" space="sm" aria-labelledby="estimate">
        <Heading level={2} id="estimate">
          <HeardWords of={(words) => subjectLine(words, estimate, t(`typology.${kind}`))} />
        </Heading>
        <Amounts estimate={estimate} />
        <Next typed={typed} />
        <Disclosure summary={t('valuation.edit')} look="plain">
          {form}
        </Disclosure>
      </Stack>
      <FactorTable estimate={estimate} />
      <Comparables estimate={estimate} typed={typed} />
      <Tested estimate={estimate} />
    </Stack>
  )
}
