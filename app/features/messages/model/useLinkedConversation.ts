import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { linkFragment } from '#domain/contact/contactPaths.ts'
import type { Language } from '#domain/locale.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { contact } from '#app/transport/contact/contact.ts'
import { contactKeys } from '#app/transport/contact/contactKeys.ts'
import { run } from '#app/transport/call.ts'
import { useApi } from '#app/transport/useApi.ts'

/** The token from the address, which is then removed, so that it is not left in the address bar or the history. */
function takeToken(): string | undefined {
  const { hash, pathname, search } = location
  if (!hash.startsWith(linkFragment)) return undefined
  history.replaceState(history.state, '', pathname + search)
  return hash.slice(linkFragment.length)
}

type Opening = 'pending' | 'noLink' | 'opened' | 'refused' | 'failed'

/** Exchanges a token for a cookie. */
async function openBy(token: string | undefined, language: Language): Promise<Opening> {
  if (token === undefined) return 'noLink'
  const { failure } = await run(contact.open({ token }, language))
  if (!failure) return 'opened'
  return failure._tag === 'StatusError' && failure.reason === 'TokenRefused' ? 'refused' : 'failed'
}

/** A conversation for a visitor who is not signed in: by the link of a mail, or by a link followed before. */
export function useLinkedConversation(id: string): {
  readonly state: 'pending' | 'open' | 'ended' | 'signedOut' | 'failed'
  readonly retry: () => void
} {
  const language = useLanguage()
  const [opening, setOpening] = useState<Opening>('pending')
  const [attempt, setAttempt] = useState(0)
  const token = useRef<string>(undefined)
  const key = contactKeys.conversation(id, language)
  const isKnown = opening !== 'pending' && opening !== 'failed'
  const { data, error, retry } = useApi(isKnown ? key : null)
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const open = () => {
      token.current = takeToken() ?? token.current
      void openBy(token.current, language).then((next) => {
        setOpening(next)
        // What an earlier link was refused may be had by this one.
        return mutate(key)
      })
    }
    open()
    // The link of another mail, followed while the page is open, changes no more than the fragment.
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [attempt, key, language, mutate])
  // A page without an account gets no notifications: it fetches again when the tab becomes visible.
  const look = useEffectEvent(() => {
    if (data && document.visibilityState === 'visible') retry()
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  if (opening === 'failed') return { state: 'failed', retry: () => setAttempt(attempt + 1) }
  if (data) return { state: 'open', retry }
  if (error === undefined) return { state: 'pending', retry }
  if (error._tag !== 'StatusError' || error.status >= 500) return { state: 'failed', retry }
  return { state: opening === 'noLink' ? 'signedOut' : 'ended', retry }
}
