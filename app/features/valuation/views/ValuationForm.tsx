import { type FormEvent, useState } from 'react'
import { typologies } from '#domain/listing/vocabularies/building.ts'
import { contracts } from '#domain/listing/vocabularies/market.ts'
import { guideContracts } from '#domain/market/guideAddress.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { type ValuationProblem, type ValuationRead } from '#domain/valuation/valuationAddress.ts'
import {
  valuationAddress,
  valuationFields,
  valuationParameters,
} from '#domain/valuation/valuationParameters.ts'
import { valuationPath } from '#domain/valuation/valuationPaths.ts'
import { valuedLimits, valuedTypologies } from '#domain/valuation/ValuationAsked.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { HiddenFields } from '#design-system/forms/HiddenFields/HiddenFields.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { NumberField } from '#design-system/forms/NumberField/NumberField.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PlaceField } from '#app/shared/PlaceSearch/PlaceField.tsx'
import { useNavigate } from '#app/shell/navigation.ts'
import { OptionalFacts } from './OptionalFacts.tsx'

const textIn = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')

export interface ValuationFormProps {
  read: ValuationRead
  /** The present year. */
  year: number
}

/** The home that is estimated. A plain form: without script the address is the same. */
export function ValuationForm({ read: { typed, problems }, year }: ValuationFormProps) {
  const { t, format, language } = useTexts()
  const navigate = useNavigate()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const fields = Object.fromEntries(
      valuationFields.map((field) => [field, textIn(data.get(valuationParameters[field]))]),
    )
    // An empty area is sent too: the page then says that it is needed.
    const address = valuationAddress(fields)
    const isEmpty = fields['surface'] === ''
    const query = isEmpty ? `${address.includes('?') ? '&' : '?'}${valuationParameters.surface}=` : ''
    navigate(localPath(language, `${address}${query}`))
  }
  const limits = {
    place: t('valuation.problem.place'),
    surface: t('valuation.problem.surface', {
      least: format.area(valuedLimits.surface.least),
      most: format.area(valuedLimits.surface.most),
    }),
    builtYear: t('valuation.problem.year', { least: String(valuedLimits.firstYear), most: String(year) }),
  } as const satisfies Record<ValuationProblem, string>
  const problemOf = (field: ValuationProblem) => (problems.includes(field) ? limits[field] : undefined)
  return (
    <form action={localPath(language, valuationPath)} method="get" noValidate onSubmit={send}>
      <Stack space="lg">
        <Grid columns="halves" space="md">
          <Where typed={typed} problem={problemOf('place')} />
        </Grid>
        <Grid columns="card" space="md" align="start">
          <NativeSelect
            label={t('valuation.contract')}
            name={valuationParameters.contract}
            defaultValue={typed.contract || String(contracts.idOf('sale'))}
            options={guideContracts.map((name) => ({
              value: String(contracts.idOf(name)),
              label: t(`valuation.contract.${name}`),
            }))}
          />
          <NativeSelect
            label={t('valuation.factor.typology')}
            name={valuationParameters.typology}
            defaultValue={typed.typology || String(typologies.idOf('apartment'))}
            options={valuedTypologies.map((name) => ({
              value: String(typologies.idOf(name)),
              label: t(`typology.${name}`),
            }))}
          />
          <NumberField
            label={t('valuation.surface')}
            name={valuationParameters.surface}
            defaultValue={typed.surface}
            errorMessage={problemOf('surface')}
          />
          <NumberField
            label={t('valuation.year')}
            note={t('valuation.optional')}
            name={valuationParameters.builtYear}
            defaultValue={typed.builtYear}
            errorMessage={problemOf('builtYear')}
          />
        </Grid>
        <OptionalFacts typed={typed} />
        <div>
          <Button type="submit">{t('valuation.send')}</Button>
        </div>
      </Stack>
    </form>
  )
}

/** The place by name, or the point of a street address that was chosen. */
function Where({ typed, problem }: { typed: ValuationRead['typed']; problem: string | undefined }) {
  const { t } = useTexts()
  const [text, setText] = useState(typed.place)
  const [point, setPoint] = useState({ latitude: typed.latitude, longitude: typed.longitude })
  const noPoint = { latitude: '', longitude: '' }
  return (
    <div>
      <PlaceField
        name={valuationParameters.place}
        label={t('valuation.place')}
        placeholder={t('valuation.place.example')}
        text={text}
        onType={(next) => {
          setText(next)
          setPoint(noPoint)
        }}
        onChoose={({ name, context }) => {
          setText([name, context.split(', ')[0]].filter(Boolean).join(', '))
          setPoint(noPoint)
        }}
        onChooseAddress={({ name, latitude, longitude }) => {
          setText(name)
          setPoint({ latitude: String(latitude), longitude: String(longitude) })
        }}
        errorMessage={problem}
      />
      {point.latitude !== '' && (
        <HiddenFields
          values={{
            [valuationParameters.latitude]: point.latitude,
            [valuationParameters.longitude]: point.longitude,
          }}
        />
      )}
    </div>
  )
}
