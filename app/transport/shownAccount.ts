/**
 * The account that the page shows. Every call sends it, and the server refuses a call of a page that shows
 * another (ADR 0040).
 */
import { nobodyShown, shownAccountHeader } from '#domain/account/shownAccount.ts'
import { StatusError } from './errors.ts'

/** `uuid` of a user, `none`, or undefined while the signed-in user is not known yet. */
export type ShownAccount = string | undefined

let shown: ShownAccount
let hasChanged = false
const listeners = new Set<() => void>()

export const shownAccount = (): ShownAccount => shown

/** The page shows this account from now on. */
export function showAccount(next: ShownAccount): void {
  shown = next
}

/** Nobody is signed in on this page. */
export const showNobody = (): void => showAccount(nobodyShown)

export const shownAccountHeaders = (): Readonly<Record<string, string>> =>
  shown === undefined ? {} : { [shownAccountHeader]: shown }

/** Whether it is known that another account is signed in than the page shows; for `useSyncExternalStore`. */
export const hasAccountChanged = (): boolean => hasChanged

/** Another account is signed in now than the page shows; or, with `false`, the same again. */
export function noteAccountChange(next = true): void {
  if (hasChanged === next) return
  hasChanged = next
  for (const listener of listeners) listener()
}

export function onAccountChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The error of a call that would have run for another account than the page shows. */
export const accountChanged = (message?: string): StatusError<'AccountChanged'> =>
  new StatusError({
    status: 409,
    reason: 'AccountChanged',
    data: { ...(message !== undefined && { message }) },
  })

export const isAccountChanged = (error: unknown): boolean =>
  error instanceof StatusError && error.reason === 'AccountChanged'
