import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import type { Criteria } from '#domain/search/filters.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { areasOf } from './areaCriteria.ts'
import type { DrawnArea } from './drawing.ts'
import * as styles from './DrawingPanel.css.ts'

export interface AreaListProps {
  criteria: Criteria
  onEdit: (area: DrawnArea) => void
  onRemove: (area: DrawnArea) => void
}

/** The areas that limit the search, each with buttons to redraw or remove it. */
export function AreaList({ criteria, onEdit, onRemove }: AreaListProps) {
  const texts = useTexts()
  const { t } = texts
  const areas = areasOf(criteria)
  if (areas.length === 0) return null
  return (
    <ul aria-label={t('map.areas')} className={styles.areas}>
      {areas.map((drawn, at) => {
        const area = areaWords(texts, drawn, at + 1)
        return (
          <li key={area} className={styles.area}>
            <span>{area}</span>
            <IconButton
              icon="edit"
              size="small"
              label={t('map.areas.edit', { area })}
              onPress={() => onEdit(drawn)}
            />
            <IconButton
              icon="close"
              size="small"
              label={t('map.areas.remove', { area })}
              onPress={() => onRemove(drawn)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** A circle is described by its radius, in kilometres with one decimal (specification section 7). */
const areaWords = ({ t, format }: Texts, drawn: DrawnArea, n: number): string =>
  drawn.filter === 'circle'
    ? t('map.areas.circle', { radius: format.number(drawn.circle.radius / 1000) })
    : t(`map.areas.${drawn.filter}`, { n, corners: drawn.corners.length })
