import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FilterChip } from '#design-system/actions/FilterChip/FilterChip.tsx'
import { intoView } from '#design-system/layout/intoView.ts'
import { ChipLink } from '#design-system/navigation/ChipLink/ChipLink.tsx'
import type { AskedAgency } from '#domain/api/MapView.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { whenIdle } from '#app/shared/whenIdle.ts'
import { filterChips } from '../model/chips.ts'
import { quickChips, quickFilterNames, type QuickFilterName } from '../model/quickFilters.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'
import { filterPopover, filterSheet } from './filterKit.ts'
import * as styles from './FilterRow.css.ts'

export interface FilterRowProps {
  state: SearchState
  places: readonly PlaceReference[]
  /** Of the last reply. */
  agency: AskedAgency | undefined
  /** At the end of the row: the switch between list and map. */
  children?: ReactNode
}

/** The filters as chips: each opens its fields, the first one all of them in a sheet. */
export function FilterRow({ state, places, agency, children }: FilterRowProps) {
  const texts = useTexts()
  const { t, format } = texts
  const [open, setOpen] = useOpen(searchHref(state, { page: state.page, camera: undefined }))
  const close = () => setOpen(undefined)
  const set = filterChips(texts, state, agency)
  const others = set.filter(({ filter }) => !quickFilterNames.includes(filter))
  useEffect(() => whenIdle(preload), [])
  return (
    <div className={styles.row}>
      {/* Safari drops list semantics with the bullets; the role keeps them. */}
      {/* What the focus comes to in it is shown whole: the row itself is not operated. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles, jsx-a11y/no-noninteractive-element-interactions */}
      <ul role="list" className={styles.chips} aria-label={t('search.filters')} onFocus={intoView}>
        <li className={styles.scripted}>
          <FilterChip
            icon="filter"
            label={t('search.filters')}
            name={t('search.filters.show', { count: set.length })}
            count={set.length > 0 ? format.number(set.length) : undefined}
            isOpen={open === 'all'}
            onPress={() => setOpen('all')}
            onIntent={preload}
          />
        </li>
        {quickChips(texts, state).map((chip) => (
          <li key={chip.name} className={styles.scripted}>
            <QuickChip
              {...chip}
              state={state}
              isOpen={open === chip.name}
              onPress={() => setOpen(open === chip.name ? undefined : chip.name)}
              onClose={close}
            />
          </li>
        ))}
        {others.map(({ key, text, href }) => (
          <li key={key}>
            <ChipLink href={href} isActive removeLabel={t('search.filters.remove')}>
              {text}
            </ChipLink>
          </li>
        ))}
        {set.length > 1 && (
          <li>
            <ChipLink href={searchHref(state, { criteria: {} })}>{t('search.filters.clear')}</ChipLink>
          </li>
        )}
      </ul>
      {children !== undefined && <div className={styles.end}>{children}</div>}
      {open === 'all' && <filterSheet.Part {...{ state, places }} onClose={close} />}
    </div>
  )
}

// Without it the chips load it on use.
const preload = () => void filterPopover.preload().catch(() => undefined)

/** What is open; another list closes it, a map that moves does not: what is typed stays. */
function useOpen(href: string) {
  const [open, setOpen] = useState<QuickFilterName | 'all'>()
  const [seen, setSeen] = useState(href)
  if (seen !== href) {
    setSeen(href)
    setOpen(undefined)
  }
  return [open, setOpen] as const
}

interface QuickChipProps {
  name: QuickFilterName
  title: string
  label: string
  isActive: boolean
  without: string | undefined
  state: SearchState
  isOpen: boolean
  onPress: () => void
  onClose: () => void
}

/** "Έως 250.000 €": a chip begins as its neighbours do. Greek accents stay, which they do not in its own locale. */
const atStart = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1)

function QuickChip({
  name,
  title,
  label,
  isActive,
  without,
  state,
  isOpen,
  onPress,
  onClose,
}: QuickChipProps) {
  const { t } = useTexts()
  const anchor = useRef<HTMLButtonElement>(null)
  const full = label === title ? undefined : t('shared.labelled', { label: title, value: label })
  return (
    <>
      <FilterChip
        ref={anchor}
        {...{ isActive, isOpen, onPress }}
        label={atStart(label)}
        name={full}
        onIntent={preload}
        clear={
          without === undefined
            ? undefined
            : { href: without, label: `${t('search.filters.remove')} ${full ?? title}` }
        }
      />
      {isOpen && <filterPopover.Part {...{ name, state, anchor, onClose }} />}
    </>
  )
}
