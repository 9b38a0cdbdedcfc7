import { useState } from 'react'
import { savedLimits } from '#domain/saved/limits.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { comparisonHref } from '#app/shared/compared/compareAddress.ts'
import { comparedHere, compareHere } from '#app/shared/compared/comparedHere.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { Action } from './Action.tsx'

/** Adds a home to the comparison or takes it out, and opens the comparison. */
export function CompareActions({ id }: { id: number }) {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  const [compared, setCompared] = useState(comparedHere)
  const isIn = compared.includes(id)
  const open = () => navigate(comparisonHref(language, { ids: comparedHere() }))
  const onChange = () => {
    if (!compareHere(id, !isIn))
      return void tell({ tone: 'error', text: t('cards.compare.full', { most: savedLimits.compared }) })
    const now = comparedHere()
    setCompared(now)
    if (isIn) return
    const text = t('cards.compare.added', { count: now.length })
    const action = { label: t('saved.compare.open', { count: now.length }), onPress: open }
    void tell({ tone: 'success', text, ...(now.length > 1 && { action }) })
  }
  return (
    <>
      <Action icon="split" onPress={onChange}>
        {isIn ? t('cards.compare.not') : t('cards.compare')}
      </Action>
      {isIn && compared.length > 1 && (
        <Action icon="arrowEnd" onPress={open}>
          {t('saved.compare.open', { count: compared.length })}
        </Action>
      )}
    </>
  )
}
