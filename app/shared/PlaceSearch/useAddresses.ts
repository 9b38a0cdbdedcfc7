import { useEffect, useState } from 'react'
import type { Addresses } from '#domain/api/Geography.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { fetchReply } from '#app/transport/useApi.ts'

/** Quiet time before asking, milliseconds: a geocoder is somebody else's machine. */
const pauseMs = 300
/** Shorter words find every street. */
const SHORTEST = 3

export interface AddressesFound extends Pick<Addresses, 'addresses' | 'attribution'> {
  /** The geocoder gave no answer: there may be addresses of this name. */
  readonly hasFailed: boolean
}

const none: AddressesFound = { addresses: [], attribution: null, hasFailed: false }
const failed: AddressesFound = { ...none, hasFailed: true }

/** Whether the portal has a geocoder, as far as it is known: where it has none, it is asked once. */
let isConfigured = true

/** Street addresses that fit the words typed, where the portal has a geocoder. */
export function useAddresses(text: string): AddressesFound {
  const language = useLanguage()
  const [found, setFound] = useState({ typed: '', ...none })
  const typed = text.trim()
  const isAsked = typed.length >= SHORTEST
  useEffect(() => {
    if (!isAsked || !isConfigured) return undefined
    const given = new AbortController()
    const timer = setTimeout(() => {
      fetchReply(apiKey.addresses(typed, language), given.signal).then(
        ({ configured, ...reply }) => {
          isConfigured = configured
          setFound({ typed, ...reply, hasFailed: false })
        },
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
