import { useEffect, useState } from 'react'
import type { Addresses } from '#domain/api/Geography.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { askForAddresses, mayBeAddress } from './askForAddresses.ts'

/** Quiet time before asking, milliseconds: a geocoder is somebody else's machine. */
const pauseMs = 300

export interface AddressesFound extends Pick<Addresses, 'addresses' | 'attribution'> {
  /** The geocoder gave no answer: there may be addresses of this name. */
  readonly hasFailed: boolean
}

const none: AddressesFound = { addresses: [], attribution: null, hasFailed: false }
const failed: AddressesFound = { ...none, hasFailed: true }

/** Street addresses that fit the words typed, where the portal has a geocoder. */
export function useAddresses(text: string): AddressesFound {
  const language = useLanguage()
  const [found, setFound] = useState({ typed: '', ...none })
  const typed = text.trim()
  const isAsked = mayBeAddress(typed)
  useEffect(() => {
    if (!isAsked) return undefined
    const given = new AbortController()
    const timer = setTimeout(() => {
      askForAddresses(typed, language, given.signal).then(
        (reply) => setFound({ typed, ...reply, hasFailed: false }),
        () => given.signal.aborted || setFound({ typed, ...failed }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [typed, isAsked, language])
  // Those of other words would stand there as if they fitted.
  return isAsked && found.typed === typed ? found : none
}
