import type { Language } from '#domain/locale.ts'
import { dropAllWaiting, keepOnlyOf, readWaiting } from './database.ts'
import { sendWaiting } from './sendWaiting.ts'
import { forgetWaiting, waitingAccount } from './waitingStore.ts'

/** Sends what waits before a sign-out. Returns how many changes the sign-out would delete. */
export async function leftToSend(language: Language): Promise<number> {
  const account = waitingAccount()
  if (account === undefined) return 0
  try {
    if ((await readWaiting(account)).length === 0) return 0
    await sendWaiting(language)
    return (await readWaiting(account)).length
  } catch {
    // A browser that keeps nothing loses nothing.
    return 0
  }
}

/** Deletes what waits for an account: it signed out, or is deleted. */
export async function deleteWaiting(account: string | undefined): Promise<void> {
  forgetWaiting()
  // What a browser could not delete now goes with the next account's sign-in.
  if (account !== undefined) await dropAllWaiting(account).catch(() => undefined)
}

/** An account signed in: what waited for any other in this browser is deleted, and its own is sent. */
export async function welcomeWaiting(account: string, language: Language): Promise<void> {
  await keepOnlyOf(account)
  await sendWaiting(language)
}
