import { useCallback } from 'react'
import { type AsyncOptions, useAsyncOptions } from '#design-system/forms/ComboBox/useAsyncOptions.ts'
import type { Addresses } from '#domain/api/Geography.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { askForAddresses, mayBeAddress } from './askForAddresses.ts'

/** Debounce before a request, milliseconds: the geocoder belongs to a third party. */
const pauseMs = 300

/** Addresses with their attribution. `hasFailed`: the geocoder did not reply, so there may be some of this name. */
export interface AddressesFound
  extends Pick<Addresses, 'addresses' | 'attribution'>,
    Pick<AsyncOptions<never>, 'isLoading' | 'hasFailed'> {}

const none = { addresses: [], attribution: null } as const

/** Street addresses that fit the words typed, where the portal has a geocoder. */
export function useAddresses(text: string): AddressesFound {
  const language = useLanguage()
  const load = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const { reply, failure } = await askForAddresses(typed, language, signal)
      if (failure) throw failure
      return [reply]
    },
    [language],
  )
  const typed = text.trim()
  const asked = { text: mayBeAddress(typed) ? typed : '', load, rest: pauseMs }
  const { options, isLoading, hasFailed } = useAsyncOptions(asked)
  // Addresses for other words would look like matches.
  const [found = none] = isLoading ? [] : options
  return { ...found, isLoading, hasFailed }
}
