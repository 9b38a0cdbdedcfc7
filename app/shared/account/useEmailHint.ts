import { useEffect, useState } from 'react'
import { constants } from '#domain/constants.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { account } from '#app/transport/account.ts'
import { run } from '#app/transport/call.ts'

/** Debounce before a request to the server, milliseconds. */
const quietMs = 400

/** Whether an address is complete enough to be looked at (specification section 5). */
export const isHintable = (email: string): boolean => {
  const at = email.indexOf('@')
  return at > 0 && email.length - at - 1 > constants.account.emailHintAfterAt
}

/** A likelier address than the one typed, once the server has one. No reply means no hint. */
export function useEmailHint(email: string): string | undefined {
  const language = useLanguage()
  const [hint, setHint] = useState<{ readonly of: string; readonly email: string }>()
  useEffect(() => {
    if (!isHintable(email)) return undefined
    const gone = new AbortController()
    const ask = async () => {
      const { reply } = await run(account.verifyEmail(email, language), gone.signal)
      const [domain] = reply?.suggestedEmails ?? []
      if (domain !== undefined) setHint({ of: email, email: withDomain(email, domain) })
    }
    const timer = setTimeout(() => void ask(), quietMs)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [email, language])
  return hint?.of === email && hint.email !== email ? hint.email : undefined
}

const withDomain = (email: string, domain: string) => email.slice(0, email.indexOf('@') + 1) + domain
