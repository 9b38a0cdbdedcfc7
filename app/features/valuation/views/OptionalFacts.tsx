import { conditions } from '#domain/listing/vocabularies/building.ts'
import { energyClasses } from '#domain/listing/vocabularies/energy.ts'
import type { ValuationRead } from '#domain/valuation/valuationAddress.ts'
import { type ValuationField, valuationParameters } from '#domain/valuation/valuationParameters.ts'
import {
  valuedClasses,
  valuedConditions,
  valuedFloors,
  valuedViews,
} from '#domain/valuation/ValuationAsked.ts'
import { NativeSelect, type SelectOption } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { floorWords } from '../model/valuationWords.ts'

const yesOrNo = ({ t }: Texts): readonly SelectOption[] => [
  { value: '1', label: t('valuation.yes') },
  { value: '0', label: t('valuation.no') },
]

/** What may be left out, each with its choices. */
const facts = (texts: Texts) => {
  const { t } = texts
  return [
    ['floor', valuedFloors.map((code) => ({ value: String(code), label: floorWords(texts, code) }))],
    ['lift', yesOrNo(texts)],
    [
      'condition',
      valuedConditions.map((name) => ({
        value: String(conditions.idOf(name)),
        label: t(`condition.${name}`),
      })),
    ],
    [
      'energyClass',
      valuedClasses.map((name) => ({
        value: String(energyClasses.idOf(name)),
        label: t(`energyClass.${name}`),
      })),
    ],
    ['view', valuedViews.map((name) => ({ value: name, label: t(`valuation.view.${name}`) }))],
    ['parking', yesOrNo(texts)],
    ['pool', yesOrNo(texts)],
  ] as const satisfies readonly (readonly [ValuationField, readonly SelectOption[]])[]
}

/** Facts of the home that make the estimate better. What is not stated is assumed as in the homes alike. */
export function OptionalFacts({ typed }: { typed: ValuationRead['typed'] }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <Grid columns="card" space="md" align="start">
      {facts(texts).map(([field, options]) => (
        <NativeSelect
          key={field}
          label={t(`valuation.fact.${field}`)}
          note={t('valuation.optional')}
          name={valuationParameters[field]}
          defaultValue={typed[field]}
          options={[{ value: '', label: t('valuation.unstated') }, ...options]}
        />
      ))}
    </Grid>
  )
}
