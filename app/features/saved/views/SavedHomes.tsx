import { useState } from 'react'
import type { SavedListing } from '#domain/api/Saved.ts'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { type SavedOrder, savedOrderNames, savedOrders } from '../model/savedOrders.ts'
import { GoneHomes } from './GoneHomes.tsx'
import { SavedCards } from './SavedCards.tsx'

export interface SavedHomesProps {
  homes: readonly SavedListing[]
  /** Fetches again because the shown data is outdated. */
  onChange: () => void
}

/** Saved homes in the chosen order; those no longer offered are listed below. */
export function SavedHomes({ homes, onChange }: SavedHomesProps) {
  const { t } = useTexts()
  const [order, setOrder] = useState<SavedOrder>('recent')
  const offered = homes.filter(({ card }) => card !== null).toSorted(savedOrders[order])
  const gone = homes.filter(({ card }) => card === null)
  return (
    <Stack space="lg">
      <Inline justify="between" align="end">
        <Text tone="muted">{t('saved.count', { count: offered.length })}</Text>
        {offered.length > 1 && (
          <NativeSelect
            label={t('saved.order')}
            options={savedOrderNames.map((value) => ({ value, label: t(`saved.order.${value}`) }))}
            value={order}
            onChange={(value) => setOrder(value as SavedOrder)}
          />
        )}
      </Inline>
      {offered.length > 0 && <SavedCards homes={offered} />}
      {gone.length > 0 && <GoneHomes homes={gone} onChange={onChange} />}
    </Stack>
  )
}
