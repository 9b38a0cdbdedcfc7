import { useState } from 'react'
import { accountCookies } from '#domain/account/cookies.ts'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { useHydrated } from '#design-system/forms/useHydrated.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { useAccountFacts } from '#app/shared/account/AccountFacts.ts'
import { dropCookie, readCookie, writeCookie } from '#app/shared/account/cookies.ts'

/**
 * Consent to Google's prompt, if the operator offers it. Its script is a third party's, so it is loaded only
 * after consent (docs/decisions/0023-google-one-tap.md). Pages opened after this have it.
 */
export function OneTapChoice() {
  const t = useTranslate()
  const { offersOneTap = false } = useAccountFacts()
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<boolean>()
  const isAllowed = chosen ?? (isHydrated && readCookie(accountCookies.oneTap) === '1')
  if (!offersOneTap) return null
  const choose = (next: boolean) => {
    setChosen(next)
    if (next) writeCookie(accountCookies.oneTap, '1')
    else dropCookie(accountCookies.oneTap)
  }
  return (
    <Checkbox isSelected={isAllowed} onChange={choose} description={t('auth.oneTap.description')}>
      {t('auth.oneTap.label')}
    </Checkbox>
  )
}
