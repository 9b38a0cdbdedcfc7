import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import * as styles from './Toolbar.css.ts'
import { useNeighbours } from './useNeighbours.ts'

export interface BackToResultsProps {
  id: number
  /** The list that this visit came from. */
  list: string
}

/** The way back to the results, and to the homes beside this one there. */
export function BackToResults({ id, list }: BackToResultsProps) {
  const { t } = useTexts()
  const { card, total, previous, next } = useNeighbours(id, list)
  return (
    <div className={styles.results}>
      <ButtonLink href={card} variant="quiet" size="small" icon="arrowStart">
        {total === undefined ? t('listing.back') : t('listing.back.count', { count: total })}
      </ButtonLink>
      <div className={styles.beside}>
        {previous !== undefined && (
          <ButtonLink href={previous} variant="quiet" size="small" icon="chevronStart">
            {t('listing.previous')}
          </ButtonLink>
        )}
        {next !== undefined && (
          <ButtonLink href={next} variant="quiet" size="small" iconEnd="chevronEnd">
            {t('listing.next')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
