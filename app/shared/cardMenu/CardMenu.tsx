import { type RefObject, useEffect, useRef, useState } from 'react'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { reportDialog } from '#app/shared/report/reportView.ts'
import { useShare } from '#app/shared/share/useShare.ts'
import { Action } from './Action.tsx'
import { CompareActions } from './CompareActions.tsx'
import { HideReasons } from './HideReasons.tsx'
import { closePanel, usePanelDismissal } from './usePanelDismissal.ts'

/** What one can do with a home of a list: hide it with a reason, compare, share, report. In the panel of its card. */
export function CardMenu({ listing }: { listing: ListingCard }) {
  const { t } = useTexts()
  const panel = useRef<HTMLDivElement>(null)
  const share = useShare()
  const [part, setPart] = useState<'actions' | 'reasons' | 'report'>('actions')
  usePanelDismissal(panel)
  useFocusOnChange(panel, part)
  const { id, title } = listing
  return (
    <div ref={panel}>
      {part === 'reasons' ? (
        <HideReasons id={id} panel={panel} onBack={() => setPart('actions')} />
      ) : (
        <Stack as="ul" space="xxs">
          <Action icon="eyeOff" onPress={() => setPart('reasons')}>
            {t('cards.hide')}
          </Action>
          <CompareActions id={id} />
          <Action icon="share" onPress={() => void share(id, title)}>
            {t('listing.share')}
          </Action>
          <Action icon="warning" onPress={() => setPart('report')}>
            {t('listing.report')}
          </Action>
        </Stack>
      )}
      {part === 'report' && (
        <reportDialog.Part
          id={id}
          onClose={() => {
            setPart('actions')
            closePanel(panel.current)
          }}
        />
      )}
    </div>
  )
}

/** What was pressed is gone with its part: the focus goes to the first action of the next. */
function useFocusOnChange(panel: RefObject<HTMLElement | null>, part: string): void {
  const shown = useRef(part)
  useEffect(() => {
    if (shown.current === part) return
    shown.current = part
    if (part !== 'report') panel.current?.querySelector('button')?.focus()
  }, [panel, part])
}
