import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'

export interface OnlyHereProps {
  /** What is on this device alone. */
  children: string
  onAdd: () => void
}

/** Asks whether the account may keep what this device remembers: until then it stays there. */
export function OnlyHere({ children, onAdd }: OnlyHereProps) {
  const { t } = useTexts()
  return (
    <Notice
      tone="info"
      action={
        <Button variant="secondary" size="small" onPress={onAdd}>
          {t('recentAds.merge.action')}
        </Button>
      }
    >
      <p>{children}</p>
    </Notice>
  )
}
