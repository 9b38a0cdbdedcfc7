import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { FieldGroup } from '#design-system/forms/FieldGroup/FieldGroup.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import type { SearchCounts } from '#domain/api/Search.ts'
import { answers } from '#domain/listing/vocabularies/answers.ts'
import { type CategoryName, type Filter, type FilterNameOf, filters } from '#domain/search/filters.ts'
import { typologiesOf } from '#domain/search/filtersOfCategory.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { counted, filterName, optionName } from '../model/filterWords.ts'
import type { PanelFilter } from '../model/panel.ts'
import type { SearchState } from '../model/searchState.ts'

export interface PanelFieldProps {
  name: PanelFilter
  state: SearchState
  /** As chosen in the form. */
  category: CategoryName
  /** How many homes each option would find, once known. */
  counts: SearchCounts | undefined
}

/** One filter of the panel, by its kind. Real fields under the specification's names: no script is needed. */
export function PanelField(props: PanelFieldProps) {
  const filter: Filter = filters[props.name]
  switch (filter.kind) {
    case 'choices':
      return isAnswer(filter) ? <AnswerField {...props} /> : <ChoicesField {...props} />
    case 'least':
      return <LeastField {...props} />
    default:
      return <KeywordField {...props} />
  }
}

type ChoicesName = FilterNameOf<'choices'>

const isAnswer = (filter: Filter & { kind: 'choices' }): boolean => (filter.vocabulary as unknown) === answers

function ChoicesField({ name, state, category, counts }: PanelFieldProps) {
  const texts = useTexts()
  const choices = name as ChoicesName
  const { parameter, vocabulary } = filters[choices]
  const chosen = (state.criteria[choices] ?? []) as readonly string[]
  const options: readonly string[] = name === 'typology' ? typologiesOf(category) : vocabulary.names
  if (options.length === 0) return null
  return (
    <FieldGroup legend={filterName(texts, name)} arrangement="close">
      {options.map((option) => (
        <Checkbox
          key={option}
          name={parameter}
          value={String((vocabulary.idOf as (name: string) => number)(option))}
          defaultSelected={chosen.includes(option)}
        >
          {counted(texts, optionName(texts, choices, option), counts?.options[name]?.[option])}
        </Checkbox>
      ))}
    </FieldGroup>
  )
}

/** The answers to a yes-or-no fact: one may accept listings that do not state it. */
const answerOptions = [
  { text: 'search.answer.yes', names: ['yes'] },
  { text: 'search.answer.yesOrNotStated', names: ['yes', 'notStated'] },
  { text: 'search.answer.no', names: ['no'] },
] as const

function AnswerField({ name, state, counts }: PanelFieldProps) {
  const texts = useTexts()
  const choices = name as ChoicesName
  const valueOf = (names: readonly (typeof answers.names)[number][]) =>
    names.map((one) => answers.idOf(one)).join(',')
  const known = counts?.options[name]
  return (
    <NativeSelect
      label={filterName(texts, name)}
      name={filters[choices].parameter}
      defaultValue={valueOf((state.criteria[choices] ?? []) as readonly (typeof answers.names)[number][])}
      options={[
        { value: '', label: texts.t('search.answer.any') },
        ...answerOptions.map(({ text, names }) => {
          const count = known && names.reduce((sum, one) => sum + (known[one] ?? 0), 0)
          return { value: valueOf(names), label: counted(texts, texts.t(text), count) }
        }),
      ]}
    />
  )
}

/** Offered one by one up to here. */
const MOST = 5

function LeastField({ name, state, counts }: PanelFieldProps) {
  const texts = useTexts()
  const asked = state.criteria[name as 'bathrooms']
  const numbers = Array.from({ length: Math.max(MOST, asked ?? 0) }, (_, at) => at + 1)
  return (
    <NativeSelect
      label={filterName(texts, name)}
      name={filters[name as 'bathrooms'].parameter}
      defaultValue={asked === undefined ? '' : String(asked)}
      options={[
        { value: '', label: texts.t('search.answer.any') },
        ...numbers.map((count) => ({
          value: String(count),
          label: counted(
            texts,
            texts.t('search.field.bedrooms.least', { count }),
            counts?.options[name]?.[String(count)],
          ),
        })),
      ]}
    />
  )
}

function KeywordField({ state }: PanelFieldProps) {
  const texts = useTexts()
  return (
    <TextField
      label={filterName(texts, 'keyword')}
      name={filters.keyword.parameter}
      defaultValue={state.criteria.keyword ?? ''}
      description={texts.t('search.keyword.help')}
    />
  )
}
