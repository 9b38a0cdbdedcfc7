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
  /** The home's name, since the button may be read alone. */
  title: string
}

/** Saves a home. It needs script, and is above a photograph: nothing moves when it appears. */
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
