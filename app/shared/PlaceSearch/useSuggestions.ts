import { useEffect, useState } from 'react'
import type { PlaceSuggestion } from '#domain/api/Geography.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { fetchReply } from '#app/transport/useApi.ts'

/** Quiet time before asking, milliseconds: nobody reads suggestions for half a word. */
const pauseMs = 120

/** Places that fit the words typed. A newer word gives up the request for an older one. */
export function useSuggestions(text: string): readonly PlaceSuggestion[] {
  const language = useLanguage()
  const [found, setFound] = useState<readonly PlaceSuggestion[]>([])
  const typed = text.trim()
  useEffect(() => {
    if (typed === '') return
    const given = new AbortController()
    const timer = setTimeout(() => {
      fetchReply(apiKey.suggest(typed, language), given.signal).then(setFound, () => undefined)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [typed, language])
  return typed === '' ? [] : found
}
