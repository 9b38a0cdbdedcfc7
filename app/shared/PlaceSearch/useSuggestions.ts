import { useCallback } from 'react'
import { type AsyncOptions, useAsyncOptions } from '#design-system/forms/ComboBox/useAsyncOptions.ts'
import type { PlaceSuggestion } from '#domain/api/Geography.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { fetchReply } from '#app/transport/useApi.ts'

/** Debounce before a request, milliseconds: half a word needs no suggestions. */
const pauseMs = 120

/** Places that fit the words typed. */
export function useSuggestions(text: string): AsyncOptions<PlaceSuggestion> {
  const language = useLanguage()
  const load = useCallback(
    (typed: string, signal: AbortSignal) => fetchReply(apiKey.suggest(typed, language), signal),
    [language],
  )
  return useAsyncOptions({ text: text.trim(), load, rest: pauseMs })
}
