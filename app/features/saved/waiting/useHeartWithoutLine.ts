import { useEffect, useEffectEvent } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { markOf } from '#domain/saved/waiting/mergeChange.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { keepWish } from '#app/shared/offline/waiting/waitingStore.ts'
import { expectSaved, markSaved, savingWithoutLine } from '#app/shared/savedListings/savedStore.ts'
import { savedKeys } from '#app/transport/saved/savedKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { homeOfWish } from '../model/wishes.ts'

/** Lets the hearts of the page save and unsave without a line: that waits like every other change. */
export function useHeartWithoutLine(group: string | undefined): void {
  const { t, language } = useTexts()
  const { data: shown } = useApi(savedKeys.group(group, language))
  const { data: own } = useApi(savedKeys.group(undefined, language))
  useEffect(() => {
    if (own) expectSaved(own.items.map(({ id }) => id))
  }, [own])
  const save = useEffectEvent(async (id: number, isSaved: boolean) => {
    const has = own?.items.find((one) => one.id === id)
    const item = has ?? shown?.items.find((one) => one.id === id)
    if (!own || !item) return false
    const base = has ? markOf(has) : false
    const kept = await keepWish({
      ...homeOfWish(own, item),
      ...(item.card && { card: item.card }),
      field: 'isIn',
      base,
      mine: isSaved && (base === false ? '' : base),
    })
    if (!kept) return false
    markSaved(id, isSaved)
    announce(t('waiting.kept'), { topic: 'saved' })
    return true
  })
  useEffect(() => {
    savingWithoutLine.save = (id, isSaved) => save(id, isSaved)
    return () => void delete savingWithoutLine.save
  }, [])
}
