import { announce } from '#design-system/feedback/announce/announce.ts'
import type { SavedItem, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import type { Stage } from '#domain/saved/stages.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { savedGroups } from '#app/transport/saved/savedGroups.ts'
import { useGroupChange, waits } from './useGroupChange.ts'
import { homeOfWish } from './wishes.ts'

/** Moves a home of a group to another stage, and offers to undo it. Returns whether it was moved. */
export function useMove(group: WholeGroup) {
  const { t, language } = useTexts()
  const change = useGroupChange()
  return async function move(item: SavedItem, stage: Stage, isUndo = false): Promise<boolean> {
    const { id, stage: before, version } = item
    if (stage === before) return true
    const moved = await change(savedGroups.move({ id: group.id, item: id }, { stage, version }, language), {
      ...homeOfWish(group, item),
      field: 'stage',
      version,
      base: before,
      mine: stage,
    })
    if (moved === undefined) return false
    const now = { ...item, ...(moved === waits ? { stage } : moved) }
    const text = t('saved.moved', { stage: t(`saved.stage.${stage}`) })
    if (isUndo) announce(text, { topic: 'saved' })
    else
      await tell({
        text,
        action: { label: t('saved.undo'), onPress: () => void move(now, before, true) },
      })
    return true
  }
}
