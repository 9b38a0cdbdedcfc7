import type { Ref } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { Criteria } from '#domain/search/filters.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { FailureNotice } from '#app/shared/FailureNotice/FailureNotice.tsx'
import { isFull, withoutAreas } from './areaCriteria.ts'
import { AreaFiles } from './AreaFiles.tsx'
import { AreaList } from './AreaList.tsx'
import * as styles from './DrawingPanel.css.ts'
import { fetchDrawingKit } from './drawingKit.ts'
import type { DrawingControl } from './useDrawing.ts'

export interface AreaBarProps {
  criteria: Criteria
  control: DrawingControl
  start: Ref<HTMLButtonElement>
  onChange: (criteria: Criteria) => void
}

/** Areas drawn on the map: started, redrawn, removed, saved and opened. */
export function AreaBar({ criteria, control, start, onChange }: AreaBarProps) {
  const t = useTranslate()
  return (
    <Stack space="xs">
      <div className={styles.row}>
        <div onPointerEnter={fetchDrawingKit} onFocus={fetchDrawingKit}>
          <Button
            ref={start}
            variant="secondary"
            size="small"
            icon="edit"
            aria-pressed={control.drawing !== undefined}
            onPress={control.drawing ? control.cancel : control.begin}
          >
            {t('map.draw.start')}
          </Button>
        </div>
        <AreaFiles
          criteria={criteria}
          onOpen={(areas) => onChange({ ...withoutAreas(criteria), ...areas })}
        />
      </div>
      {control.again && <FailureNotice retry={control.again}>{t('errors.connection.text')}</FailureNotice>}
      {control.fit !== '' && <Notice tone="info">{control.fit}</Notice>}
      {isFull(criteria) && <Notice tone="info">{t('map.areas.full')}</Notice>}
      <AreaList criteria={criteria} onEdit={control.edit} onRemove={control.remove} />
    </Stack>
  )
}
