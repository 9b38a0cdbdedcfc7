/** The browser's offer to install the portal, which it makes once and early. Not every browser makes one. */
export interface InstallPrompt extends Event {
  /** Asks the visitor; only after a press, and once. */
  prompt(): Promise<unknown>
}

let offered: InstallPrompt | undefined
const listeners = new Set<() => void>()

function set(next: InstallPrompt | undefined): void {
  offered = next
  for (const listener of listeners) listener()
}

/** Keeps the offer for the banner; without it browsers show one of their own. */
export const keepInstallPrompt = (): void =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    set(event as InstallPrompt)
  })

export const installPrompt = (): InstallPrompt | undefined => offered

/** It was used, or refused. */
export const dropInstallPrompt = (): void => set(undefined)

/** Subscribes to changes; for `useSyncExternalStore`. */
export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
