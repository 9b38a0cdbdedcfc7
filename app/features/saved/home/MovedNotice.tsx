import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import type { SavedItem, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import { mayIn } from '#domain/saved/rights.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useMove } from '../model/useMove.ts'
import { SavedForm } from '../views/SavedForm.tsx'

/** Says that an event moved a home, and takes it back. */
export function MovedNotice({ group, item }: { group: WholeGroup; item: SavedItem }) {
  const { t } = useTexts()
  const move = useMove(group)
  const { movedBy, stageBefore } = item
  if (movedBy === null || stageBefore === null) return null
  return (
    <Notice
      tone="success"
      {...(mayIn(group.role, 'changeItems') && {
        action: (
          <SavedForm
            act="move"
            values={{ group: group.id, listing: item.id, version: item.version, stage: stageBefore }}
            onSubmit={() => void move(item, stageBefore, true)}
          >
            <Button type="submit" variant="quiet" size="small" flush="start">
              {t('saved.undo')}
            </Button>
          </SavedForm>
        ),
      })}
    >
      <p>{t(`saved.movedBy.${movedBy}`, { stage: t(`saved.stage.${item.stage}`) })}</p>
    </Notice>
  )
}
