import { useSyncExternalStore } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import type { SavedItem, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import { changesOf } from '#domain/saved/waiting/applyWaiting.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { noWaiting, onWaiting, waitingNow } from '#app/shared/offline/waiting/waitingStore.ts'
import { useTakeBack } from './useTakeBack.ts'
import { fieldWords } from './waitingWords.ts'

/** What of a home waits for a line, and the way to take it back. */
export function WaitingMarks({ group, item }: { group: WholeGroup; item: SavedItem }) {
  const { t } = useTexts()
  const takeBack = useTakeBack()
  const changes = useSyncExternalStore(onWaiting, waitingNow, noWaiting)
  return changesOf(changes, group, item.id)
    .filter(({ state }) => state === 'waits')
    .map((change) => (
      <Inline key={change.id} space="xs" align="center">
        <Badge tone="warning">{t('waiting.mark', { what: fieldWords(t, change) })}</Badge>
        <Button variant="quiet" size="small" onPress={() => void takeBack(change)}>
          {t('saved.undo')}
        </Button>
      </Inline>
    ))
}
