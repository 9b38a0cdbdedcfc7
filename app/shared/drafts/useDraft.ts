import { useRef, useState } from 'react'
import { nobodyShown } from '#domain/account/shownAccount.ts'
import { lastInBrowser } from '#app/shared/account/accountsElsewhere.ts'
import { sessionStore } from '#app/shared/storage/safeStorage.ts'
import { shownAccount } from '#app/transport/shownAccount.ts'
import { newKey } from './newKey.ts'
import { draftPrefix as prefix, noteDraft } from './dropDrafts.ts'

/** Something half written, and the key under which every attempt to send it goes. */
interface Kept<V> {
  readonly values: Partial<V>
  readonly key: string
  /** The draft's owner: the `uuid` of a user, `none` if nobody was signed in. */
  readonly owner: string
}

export interface Draft<V> {
  /** What was written when this began; the given start where nothing was. */
  readonly values: V
  /** Stores the draft. After `spend` it starts a new series of attempts. */
  readonly keep: (values: V) => void
  /**
   * Keeps what is about to be sent, and gives the key to send it under: the same for every attempt, reloads
   * included, so that a second one does nothing twice.
   */
  readonly hold: (values: V) => string
  /** The server has stored the key with another content: the next change takes a new one. */
  readonly spend: () => void
  /** It was sent, or given up. */
  readonly drop: () => void
}

/**
 * Keeps a form through a closed dialog, an expired session and a reload; a sign-out removes all drafts. An
 * account's draft is shown to no other; one written before a sign-in continues after it.
 */
export function useDraft<V extends object>(name: string, start: V): Draft<V> {
  const [begun] = useState(() => read<V>(name))
  const key = useRef(begun?.key ?? newKey())
  const isSpent = useRef(false)
  const last = useRef(JSON.stringify({ ...start, ...begun?.values }))
  const keep = (values: V) => {
    const text = JSON.stringify(values)
    if (text === last.current) return
    last.current = text
    if (isSpent.current) key.current = newKey()
    isSpent.current = false
    write(name, { values, key: key.current, owner: ownerNow() })
  }
  return {
    values: { ...start, ...begun?.values },
    keep,
    hold: (values) => {
      keep(values)
      write(name, { values, key: key.current, owner: ownerNow() })
      return key.current
    },
    spend: () => void (isSpent.current = true),
    drop: () => {
      key.current = newKey()
      sessionStore().removeItem(prefix + name)
    },
  }
}

function read<V>(name: string): Kept<V> | undefined {
  const kept = parsed(sessionStore().getItem(prefix + name)) as Partial<Kept<V>> | undefined
  const { key, values, owner = nobodyShown } = kept ?? {}
  if (owner !== nobodyShown && owner !== ownerNow()) return undefined
  return typeof key === 'string' && typeof values === 'object' ? { key, values, owner } : undefined
}

/** Until the server names the user, the last user that any tab of this browser knew. */
const ownerNow = (): string => shownAccount() ?? lastInBrowser()

function write<V>(name: string, kept: Kept<V>): void {
  noteDraft(name)
  sessionStore().setItem(prefix + name, JSON.stringify(kept))
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
