import { Text } from '#design-system/foundations/Text/Text.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { SaveState } from '../model/useSaving.ts'

/** Whether everything that was typed is stored. */
export function SaveNote({ state, savedAt }: { state: SaveState; savedAt: string }) {
  const { t, format } = useTexts()
  const words =
    state === 'saved'
      ? t('publish.savedAt', { time: format.time(savedAt) })
      : t(state === 'saving' ? 'publish.saving' : 'publish.unsaved')
  return (
    <Text size="small" tone="muted">
      {words}
    </Text>
  )
}
