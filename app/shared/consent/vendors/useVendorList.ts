import { useEffect, useEffectEvent, useState } from 'react'
import type { VendorList } from '#domain/consent/vendorList.ts'
import type { Vendors } from '#domain/consent/vendors.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { loadVendorList } from './loadVendorList.ts'

/** The list of companies; undefined until it is there. `onMissing` where it does not come. */
export function useVendorList(
  vendors: Vendors,
  onMissing: () => void,
  given?: VendorList,
): VendorList | undefined {
  const [list, setList] = useState(given)
  const language = useLanguage()
  const miss = useEffectEvent(onMissing)
  const isGiven = given !== undefined
  useEffect(() => {
    if (isGiven) return undefined
    let isOver = false
    loadVendorList(vendors, language).then(
      (loaded) => isOver || setList(loaded),
      (error: unknown) => {
        console.warn('The list of companies could not be loaded', error)
        if (!isOver) miss()
      },
    )
    return () => {
      isOver = true
    }
  }, [vendors, language, isGiven])
  return list
}
