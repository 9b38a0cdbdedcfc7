import { pushScope, pushWorkerPath } from '#domain/alerts/push.ts'
import type { Language } from '#domain/locale.ts'
import { keepPush } from '#app/shared/savedSearches/browserPush.ts'

/** Whether this browser can be pushed to. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Asks the user and the browser's push service, and tells the portal. Resolves to whether this browser is told now. */
export async function subscribePush(publicKey: string, language: Language): Promise<boolean> {
  try {
    if (!canPush() || (await Notification.requestPermission()) !== 'granted') return false
    const registration = await navigator.serviceWorker.register(pushWorkerPath, { scope: pushScope })
    await isActive(registration)
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    return await keepPush(subscription, language)
  } catch {
    // A browser without a push service, or one that its user forbade it.
    return false
  }
}

/** A registration subscribes only once its worker runs. */
async function isActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active !== null || worker === null) return
  await new Promise<void>((done) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') done()
    }),
  )
}
