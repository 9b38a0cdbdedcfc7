import {
  ToggleIconButton,
  type ToggleIconButtonProps,
} from '#design-system/actions/ToggleIconButton/ToggleIconButton.tsx'
import { useHydrated } from '#design-system/forms/useHydrated.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { useSaved } from './useSaved.ts'
import { useSaving } from './useSaving.ts'

export interface SaveButtonProps extends Pick<ToggleIconButtonProps, 'variant' | 'size'> {
  id: number
  /** Which home, for those who hear the button by itself. */
  title: string
}

/** Saves a home. Needs script, and stands over a photograph: nothing moves when it comes. */
export function SaveButton({ id, title, ...looks }: SaveButtonProps) {
  const t = useTranslate()
  const saved = useSaved()
  const save = useSaving()
  if (!useHydrated()) return null
  return (
    <ToggleIconButton
      {...looks}
      icon="heart"
      selectedIcon="heartFilled"
      label={t('saved.save', { title })}
      isSelected={saved.has(id)}
      onChange={(isSaved) => void save(id, isSaved)}
    />
  )
}
