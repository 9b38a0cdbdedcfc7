import { Menu } from '#design-system/overlays/Menu/Menu.tsx'
import { type HideReason, hideReasons } from '#domain/saved/hiding.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { useHiding } from './useHiding.ts'

/** Hides a home from lists, with a reason, and offers to undo it. */
export function HideMenu({ id }: { id: number }) {
  const t = useTranslate()
  const hide = useHiding()
  return (
    <Menu
      label={t('hidden.hide')}
      icon="eyeOff"
      items={hideReasons.map((reason) => ({ id: reason, label: t(`hidden.reason.${reason}`) }))}
      onAction={(reason) => void hide(id, reason as HideReason)}
    />
  )
}
