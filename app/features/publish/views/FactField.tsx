import { factOf, type FactName } from '#domain/listing/facts/factTable.ts'
import { type CategoryName, categories } from '#domain/listing/vocabularies/market.ts'
import { isRequiredField } from '#domain/publishing/required.ts'
import { fieldPrefix } from '#domain/publishing/paths.ts'
import { CheckboxGroup } from '#design-system/forms/CheckboxGroup/CheckboxGroup.tsx'
import { HiddenFields } from '#design-system/forms/HiddenFields/HiddenFields.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { TextField, type TextFieldProps } from '#design-system/forms/TextField/TextField.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { choicesOf, factTerm } from '../model/fieldWords.ts'
import { fieldId, shownValue, type StepProps } from '../model/StepProps.ts'

export interface FactFieldProps extends StepProps {
  name: FactName
}

const categoryIn = (value: unknown): CategoryName | null =>
  categories.names.find((name) => name === value) ?? null

/** A fact to state, in the control that its kind asks for. Each works without script. */
export function FactField(props: FactFieldProps) {
  const { name, draft, saving, problemOf } = props
  const texts = useTexts()
  const { t } = texts
  const fact = factOf(name)
  const choices = choicesOf(texts, name, categoryIn(saving.unsaved['category'] ?? draft.fields['category']))
  const value = shownValue(props, name)
  const common = {
    id: fieldId(name),
    name: fieldPrefix + name,
    label: factTerm(texts, name),
    errorMessage: problemOf(name),
    isRequired: isRequiredField(draft.fields, name),
  }
  if (choices && fact.kind === 'choices')
    return (
      <>
        <HiddenFields values={{ [fieldPrefix + name]: '' }} />
        <CheckboxGroup
          {...common}
          options={choices}
          arrangement="columns"
          defaultValue={typeof value === 'object' ? [...value] : []}
          onChange={(values) => saving.change(name, values)}
        />
      </>
    )
  if (choices)
    return (
      <NativeSelect
        {...common}
        options={[{ value: '', label: t('publish.notStated') }, ...choices]}
        defaultValue={value === true ? 'yes' : value === false ? 'no' : String(value)}
        onChange={(chosen) => saving.change(name, chosen === '' ? null : chosen)}
      />
    )
  return (
    <TextField
      {...common}
      {...typedAs[fact.kind]}
      {...('unit' in fact && fact.unit ? { suffix: t(`publish.unit.${fact.unit}`) } : {})}
      defaultValue={String(value)}
      onChange={(typed) => saving.change(name, typed)}
    />
  )
}

/** How a kind is typed. */
const typedAs: Readonly<Record<string, Pick<TextFieldProps, 'inputMode' | 'type' | 'autoCapitalize'>>> = {
  whole: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  day: { type: 'date' },
}
