import { ToggleButton } from '#design-system/actions/ToggleButton/ToggleButton.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { useSaved } from './useSaved.ts'
import { useSaving } from './useSaving.ts'

/** Saves the home that a page is about, in words. */
export function SaveToggle({ id }: { id: number }) {
  const t = useTranslate()
  const save = useSaving()
  return (
    <ToggleButton
      size="small"
      icon="heart"
      selectedIcon="heartFilled"
      isSelected={useSaved().has(id)}
      onChange={(isSaved) => void save(id, isSaved)}
    >
      {t('saved.saveShort')}
    </ToggleButton>
  )
}
