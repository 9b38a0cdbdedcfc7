import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import type { SavedItem, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import { mayIn } from '#domain/saved/rights.ts'
import { type Stage, stages } from '#domain/saved/stages.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useMove } from '../model/useMove.ts'
import { withoutScript } from '#app/shared/forms/withoutScript.css.ts'
import { SavedForm } from '../views/SavedForm.tsx'

/** The stage of a home, which moves it. A move is announced, and can be undone. */
export function StageField({ group, item }: { group: WholeGroup; item: SavedItem }) {
  const { t } = useTexts()
  const move = useMove(group)
  const [chosen, setChosen] = useState<Stage>(item.stage)
  const [seen, setSeen] = useState(item.stage)
  if (seen !== item.stage) {
    setSeen(item.stage)
    setChosen(item.stage)
  }
  if (!mayIn(group.role, 'changeItems'))
    return <Text size="small">{t('saved.stage', { stage: t(`saved.stage.${item.stage}`) })}</Text>
  const choose = async (stage: Stage) => {
    setChosen(stage)
    // After a refusal it is where it was.
    if (!(await move(item, stage))) setChosen(item.stage)
  }
  return (
    <SavedForm
      act="move"
      values={{ group: group.id, listing: item.id, version: item.version }}
      onSubmit={() => void choose(chosen)}
    >
      <Inline space="xs" align="end">
        <NativeSelect
          label={t('saved.stage.label')}
          name="stage"
          // It acts at once: a value that the browser restored from another visit would move the home.
          autoComplete="off"
          options={stages.map((value) => ({ value, label: t(`saved.stage.${value}`) }))}
          value={chosen}
          onChange={(value) => void choose(value as Stage)}
        />
        <span className={withoutScript}>
          <Button type="submit" variant="secondary" size="small">
            {t('saved.stage.move')}
          </Button>
        </span>
      </Inline>
    </SavedForm>
  )
}
