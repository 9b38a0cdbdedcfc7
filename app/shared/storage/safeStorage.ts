/** The operations of a store that the app uses. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stores nothing: the fallback if the browser has no storage for a site (specification section 4). */
const noStore: Store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

const probe = 'estia.probe'

/** The browser's store, if a value can be written and read back; else one that stays empty. */
export function openStore(store: () => Storage): Store {
  try {
    const opened = store()
    opened.setItem(probe, probe)
    const isKept = opened.getItem(probe) === probe
    opened.removeItem(probe)
    return isKept ? quiet(opened) : noStore
  } catch {
    return noStore
  }
}

let local: Store | undefined

/** Lasts beyond the visit; empty on the server. */
export const localStore = (): Store => (local ??= openStore(() => globalThis.localStorage))

let session: Store | undefined

/** Lasts as long as the tab, reloads included; empty on the server. */
export const sessionStore = (): Store => (session ??= openStore(() => globalThis.sessionStorage))

/** A store that was usable may be full by now: what cannot be kept is not. */
const quiet = (store: Storage): Store => ({
  getItem: (key) => store.getItem(key),
  setItem: (key, value) => {
    try {
      store.setItem(key, value)
    } catch {
      store.removeItem(key)
    }
  },
  removeItem: (key) => store.removeItem(key),
})
