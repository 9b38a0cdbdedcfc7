import { Text } from '#design-system/foundations/Text/Text.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useSheetAddress } from '../model/useSheetAddress.ts'
import { printOnly } from './ListingScreen.css.ts'

/** The last line of a printed sheet, which has not room for all: where the rest is. */
export function SheetFoot({ id }: { id: number }) {
  const { t } = useTexts()
  return (
    <div className={printOnly}>
      <Text size="small" tone="muted">
        {t('listing.paper.whole', { address: useSheetAddress(id) })}
      </Text>
    </div>
  )
}
