import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { Position } from '#domain/search/areas.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import type { Drawing } from './drawing.ts'
import * as styles from './DrawingPanel.css.ts'
import { positionWords } from './positionWords.ts'

export interface CornerListProps {
  drawing: Drawing
  onRemove: (at: number) => void
}

/** What is drawn so far in words: the position of each corner, and the nearest place. */
export function CornerList({ drawing: { tool, corners }, onRemove }: CornerListProps) {
  const { t } = useTexts()
  if (corners.length === 0)
    return (
      <Text size="small" tone="muted">
        {t('map.draw.corners.none')}
      </Text>
    )
  return (
    <ol aria-label={t('map.draw.corners')} className={styles.corners}>
      {corners.map((position, at) => (
        // Corners have no name but their number, and one is as good as another.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${at} ${position.join()}`} className={styles.corner}>
          <CornerWords position={position} n={at + 1} isCentre={tool === 'circle'} />
          <IconButton
            icon="close"
            size="small"
            label={t('map.draw.corner.remove', { n: at + 1 })}
            onPress={() => onRemove(at)}
          />
        </li>
      ))}
    </ol>
  )
}

function CornerWords({ position, n, isCentre }: { position: Position; n: number; isCentre: boolean }) {
  const { t, language } = useTexts()
  const { data } = useApi(apiKey.near(position, language))
  const where = [positionWords(t, position), data?.words].filter(Boolean).join(', ')
  return (
    <Text as="span" size="small">
      {isCentre ? t('map.draw.centre', { position: where }) : t('map.draw.corner', { n, position: where })}
    </Text>
  )
}
