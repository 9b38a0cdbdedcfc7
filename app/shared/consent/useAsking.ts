import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { constants } from '#domain/constants.ts'
import type { Vendors } from '#domain/consent/vendors.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { readConsent } from './consent.ts'

/** Whether the visitor is being asked. The stored choice is read 100 ms after the page is ready. */
export function useAsking(
  vendors: Vendors | undefined,
): readonly [boolean, Dispatch<SetStateAction<boolean>>] {
  const [isAsking, setAsking] = useState(false)
  const language = useLanguage()
  useEffect(() => {
    let isOver = false
    const ask = (has: boolean) => isOver || setAsking(has)
    const start = async (companies: Vendors) => {
      const { startVendors } = await import('./vendors/startVendors.ts')
      ask(await startVendors(companies, language))
    }
    const timer = setTimeout(() => {
      if (vendors === undefined) ask(!readConsent())
      // Without the code nothing is agreed to, and nothing is loaded: the next page asks.
      else start(vendors).catch((error: unknown) => console.warn('Consent could not be read', error))
    }, constants.consent.sdkDelayMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [vendors, language])
  return [isAsking, setAsking]
}
