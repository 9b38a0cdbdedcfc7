import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { SegmentedControl } from '#design-system/forms/SegmentedControl/SegmentedControl.tsx'
import type { Address, PlaceSuggestion } from '#domain/api/Geography.ts'
import { type ContractName, contracts } from '#domain/listing/vocabularies/market.ts'
import { filters } from '#domain/search/filters.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { expectSearch } from '#app/shared/recentSearches/expectSearch.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { PlaceField } from './PlaceField.tsx'
import * as styles from './PlaceSearch.css.ts'
import { lookUp } from './lookUp.ts'
import { addressHref, placeHref, typedName } from './placeHref.ts'
import { withFields } from './withFields.ts'

export interface PlaceSearchProps {
  /** More fields of the search, by their names in the address of a list. */
  children?: ReactNode
  /** The field takes the focus: for a form that a press opened. @default false */
  takesFocus?: boolean
}

/**
 * Finds homes by a place, an address or a sentence, in one field. Without script it is a plain form: the server
 * redirects `?q=` to the list of the best match.
 */
export function PlaceSearch({ children, takesFocus }: PlaceSearchProps) {
  const { t, language } = useTexts()
  const { flags } = usePlace()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const [contract, setContract] = useState<ContractName>('sale')
  const [isReading, setReading] = useState(false)
  const navigate = useNavigate()
  const frame = { language, contract, category: 'residential' as const }
  const action = localPath(language, '/search-list/')

  const open = (href: string) => {
    expectSearch(href)
    navigate(href)
  }
  /** With what the other fields say. */
  const openWhole = async (href: string) =>
    open(form.current ? await withFields(href, form.current, language) : href)
  const choose = (place: PlaceSuggestion) => {
    setText(place.name)
    void openWhole(placeHref(frame, place))
  }
  const chooseAddress = (address: Address) => {
    setText(address.name)
    void openWhole(addressHref(frame, address))
  }
  const submit = async () => {
    setReading(true)
    const href = await lookUp(text, frame, flags)
    setReading(false)
    if (href !== undefined) return openWhole(href)
    // The list says of an unknown name what can be done; so it does if the server could not be asked.
    const words = new URLSearchParams({
      [typedName]: text,
      [filters.contract.parameter]: String(contracts.idOf(contract)),
    })
    return navigate(`${action}?${words}`)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReading) void submit()
  }
  return (
    <search className={styles.search}>
      <form ref={form} action={action} method="get" onSubmit={onSubmit} className={styles.form}>
        <SegmentedControl
          aria-label={t('home.contract')}
          name={filters.contract.parameter}
          value={String(contracts.idOf(contract))}
          onChange={(id) => setContract(contracts.nameOf(Number(id)) ?? 'sale')}
          options={[
            { value: String(contracts.idOf('sale')), label: t('shell.buy') },
            { value: String(contracts.idOf('rent')), label: t('shell.rent') },
          ]}
        />
        <div className={styles.line}>
          <div className={styles.field}>
            <PlaceField
              name={typedName}
              text={text}
              onType={setText}
              onChoose={choose}
              onChooseAddress={chooseAddress}
              takesFocus={takesFocus}
              {...(flags.aiSearch && {
                label: t('place.orWords'),
                placeholder: t('sentence.example'),
              })}
            />
          </div>
          {children}
          <div className={styles.button}>
            <Button type="submit" width="full" isPending={isReading} pendingLabel={t('sentence.reading')}>
              {t('place.submit')}
            </Button>
          </div>
        </div>
      </form>
    </search>
  )
}
