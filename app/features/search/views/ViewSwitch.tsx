import { ViewLinks } from '#design-system/navigation/ViewLinks/ViewLinks.tsx'
import {
  type ResultsView,
  resultsView,
  showResults,
  useResultsView,
} from '#app/shared/choices/resultsView.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { listHref, mapHref, type SearchState, searchHref } from '../model/searchState.ts'

/** The same search as a list, as a list beside its map, and as a map. */
export function ViewSwitch({ state }: { state: SearchState }) {
  const t = useTranslate()
  const view = useResultsView()
  const isMap = state.view === 'map'
  const navigate = useNavigate()
  const list = isMap ? listHref(state) : searchHref(state, { page: state.page })
  const show = (chosen: ResultsView) => () => {
    showResults(chosen)
    if (isMap) navigate(list)
  }
  return (
    <ViewLinks
      label={t('map.view')}
      links={[
        {
          href: resultsView.href(list, 'list'),
          isCurrent: !isMap && view === 'list',
          label: t('map.view.list'),
          icon: 'list',
          onSelect: show('list'),
        },
        {
          href: resultsView.href(list, 'both'),
          isCurrent: !isMap && view === 'both',
          label: t('map.view.both'),
          icon: 'split',
          onSelect: show('both'),
        },
        { href: mapHref(state), isCurrent: isMap, label: t('map.view.map'), icon: 'map' },
      ]}
    />
  )
}
