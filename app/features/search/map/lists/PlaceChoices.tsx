import { useState } from 'react'
import { CheckboxGroup } from '#design-system/forms/CheckboxGroup/CheckboxGroup.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { DisclosureGroup } from '#design-system/overlays/DisclosureGroup/DisclosureGroup.tsx'
import type { ChoiceLevel } from '#domain/api/Geography.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { type SearchState, searchHref } from '../../model/searchState.ts'
import * as styles from './PlaceLists.css.ts'
import { chosenIn, listLevels, municipalityOf, withChosen } from './placeLists.ts'

export interface PlaceChoicesProps {
  state: SearchState
  /** The searched place, from the smallest level to the country. */
  places: readonly PlaceReference[]
}

/** A list for each level, each loaded when it is opened. */
export function PlaceChoices({ state, places }: PlaceChoicesProps) {
  const levels = listLevels.filter(
    (level) => level !== 'cityZone' || municipalityOf(state.criteria, places) !== undefined,
  )
  return (
    <DisclosureGroup>
      {levels.map((level) => (
        <PlaceList key={level} {...{ state, places, level }} />
      ))}
    </DisclosureGroup>
  )
}

function PlaceList({ state, places, level }: PlaceChoicesProps & { level: ChoiceLevel }) {
  const { t } = useTexts()
  const [isWanted, setWanted] = useState(false)
  const chosen = chosenIn(level, state.criteria, places)
  return (
    <Disclosure
      summary={t(`map.lists.${level}`)}
      detail={t('map.lists.chosen', { count: chosen.length })}
      onToggle={(isOpen) => isOpen && setWanted(true)}
    >
      {isWanted && <Choices {...{ state, places, level, chosen }} />}
    </Disclosure>
  )
}

interface ChoicesProps extends PlaceChoicesProps {
  level: ChoiceLevel
  chosen: readonly number[]
}

/** Each choice applies at once: the map shows what it does. */
function Choices({ state, places, level, chosen }: ChoicesProps) {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  const of = level === 'cityZone' ? municipalityOf(state.criteria, places) : undefined
  const { data } = useApi(apiKey.choices(level, language, of))
  if (!data) return <Text tone="muted">{t('map.lists.loading')}</Text>
  const choose = (values: readonly string[]) =>
    navigate(searchHref(state, withChosen(level, values.map(Number), state.criteria)), { keepsPlace: true })
  return (
    <div className={styles.choices}>
      <CheckboxGroup
        aria-label={t(`map.lists.${level}`)}
        arrangement="columns"
        value={chosen.map(String)}
        onChange={choose}
        options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </div>
  )
}
