import { type FormEvent, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { SegmentedControl } from '#design-system/forms/SegmentedControl/SegmentedControl.tsx'
import type { Address, PlaceSuggestion } from '#domain/api/Geography.ts'
import { type CategoryName, type ContractName, contracts } from '#domain/listing/vocabularies/market.ts'
import { filters } from '#domain/search/filters.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { expectSearch } from '#app/shared/recentSearches/expectSearch.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { read, run } from '#app/transport/call.ts'
import { PlaceField } from './PlaceField.tsx'
import * as styles from './PlaceSearch.css.ts'
import { askForAddresses } from './askForAddresses.ts'
import { addressHref, placeHref, typedName } from './placeHref.ts'

export interface PlaceSearchProps {
  /** The search that the place is put into. Without it the visitor chooses between buying and renting. */
  within?: { readonly contract: ContractName; readonly category: CategoryName }
  /** @default '' */
  defaultText?: string
}

/**
 * Finds a place by name. Without script it is a plain form: the server redirects `?q=` to the list of the
 * best match.
 */
export function PlaceSearch({ within, defaultText = '' }: PlaceSearchProps) {
  const { t, language } = useTexts()
  const [text, setText] = useState(defaultText)
  const [contract, setContract] = useState<ContractName>(within?.contract ?? 'sale')
  const navigate = useNavigate()
  const frame = { language, contract, category: within?.category ?? ('residential' as const) }
  const action = within ? placeHref(frame) : localPath(language, '/search-list/')

  const open = (href: string) => {
    expectSearch(href)
    navigate(href)
  }
  const search = (place?: PlaceSuggestion) => open(placeHref(frame, place))
  const choose = (place: PlaceSuggestion) => {
    setText(place.name)
    search(place)
  }
  const chooseAddress = (address: Address) => {
    setText(address.name)
    open(addressHref(frame, address))
  }
  const submit = async () => {
    if (text.trim() === '') return search()
    // The list says of an unknown name what can be done; so it does if the server could not be asked.
    const { reply: [place] = [] } = await run(read(apiKey.suggest(text, language)))
    if (place) return search(place)
    const { reply: found } = await askForAddresses(text, language)
    const [address] = found?.addresses ?? []
    if (address) return chooseAddress(address)
    navigate(
      `${action}?${new URLSearchParams({ [typedName]: text, ...(!within && contractParameter(contract)) })}`,
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <search className={styles.search}>
      <form action={action} method="get" onSubmit={onSubmit} className={styles.form}>
        {!within && (
          <SegmentedControl
            aria-label={t('home.contract')}
            name={filters.contract.wire}
            value={String(contracts.idOf(contract))}
            onChange={(id) => setContract(contracts.nameOf(Number(id)) ?? 'sale')}
            options={[
              { value: String(contracts.idOf('sale')), label: t('shell.buy') },
              { value: String(contracts.idOf('rent')), label: t('shell.rent') },
            ]}
          />
        )}
        <div className={styles.line}>
          <div className={styles.field}>
            <PlaceField
              name={typedName}
              text={text}
              onType={setText}
              onChoose={choose}
              onChooseAddress={chooseAddress}
            />
          </div>
          <div className={styles.button}>
            <Button type="submit" width="full">
              {t('place.submit')}
            </Button>
          </div>
        </div>
      </form>
    </search>
  )
}

const contractParameter = (contract: ContractName) => ({
  [filters.contract.wire]: String(contracts.idOf(contract)),
})
