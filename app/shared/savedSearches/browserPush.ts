/** What this browser has of pushed alerts, for every part that begins or ends them. */
import { pushScope } from '#domain/alerts/push.ts'
import type { Language } from '#domain/locale.ts'
import { run } from '#app/transport/call.ts'
import { pushCalls } from './savedSearchCalls.ts'

/** The worker of alerts; undefined where there is none. Another worker of the portal answers for the same addresses. */
async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const registration = await navigator.serviceWorker.getRegistration(pushScope)
  return registration && new URL(registration.scope).pathname === pushScope ? registration : undefined
}

/** Tells the portal how this browser is reached. Resolves to whether it is told of alerts now. */
export async function keepPush(subscription: PushSubscription, language: Language): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON()
  if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined) return false
  const sent = { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] }
  const { reply } = await run(pushCalls.keep(sent, language))
  return reply?.isKept === true
}

/** After a new session took the place of the one that alerts were pushed for, in the same browser. */
export async function renewPush(language: Language): Promise<void> {
  const subscription = await (await ownRegistration())?.pushManager.getSubscription()
  if (subscription) await keepPush(subscription, language)
}

/** Ends pushing to this browser and closes what it still shows: its next user must not see it. */
export async function endPush(): Promise<void> {
  const registration = await ownRegistration()
  if (registration === undefined) return
  for (const shown of await registration.getNotifications()) shown.close()
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  await registration.unregister()
}
