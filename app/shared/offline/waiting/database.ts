/** Changes that wait for a line, by account, in the browser's database: they outlive the page and the browser. */
import { offlineCaches } from '#domain/offline.ts'
import type { WaitingChange } from '#domain/saved/waiting/WaitingChange.ts'

const store = 'changes'

type Row = WaitingChange & { readonly account: string }

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')))
  })

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(offlineCaches, 1)
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(store, { keyPath: ['account', 'id'] }),
  )
  return done(opening)
}

/** Whether anything was ever kept; true where the browser cannot say. */
async function isThere(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false
  if (typeof indexedDB.databases !== 'function') return true
  return (await indexedDB.databases()).some(({ name }) => name === offlineCaches)
}

async function within<Result>(
  mode: IDBTransactionMode,
  act: (changes: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await done(act(database.transaction(store, mode).objectStore(store)))
  } finally {
    database.close()
  }
}

const ofAccount = (account: string) => IDBKeyRange.bound([account], [account, []])

/** The changes of an account, the oldest first. Rejects where the browser keeps nothing. */
export async function readWaiting(account: string): Promise<readonly WaitingChange[]> {
  if (!(await isThere())) return []
  const rows = await within<Row[]>('readonly', (changes) => changes.getAll(ofAccount(account)))
  return rows
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ account: _owner, ...change }) => change as WaitingChange)
}

/** Keeps a change in place of another of the same field. */
export const putWaiting = async (account: string, change: WaitingChange): Promise<void> =>
  void (await within('readwrite', (changes) => changes.put({ ...change, account } satisfies Row)))

/** Puts what became of a change in its place, or removes it. One that replaced it meanwhile stays. */
export async function replaceWaiting(
  account: string,
  { id, key }: Pick<WaitingChange, 'id' | 'key'>,
  next?: WaitingChange,
): Promise<void> {
  const database = await open()
  try {
    const changes = database.transaction(store, 'readwrite').objectStore(store)
    const now = await done<Row | undefined>(changes.get([account, id]))
    if (now?.key !== key) return
    if (next) await done(changes.put({ ...next, account } satisfies Row))
    else await done(changes.delete([account, id]))
  } finally {
    database.close()
  }
}

/** Removes a change. */
export const dropWaiting = (account: string, id: string): Promise<void> =>
  within('readwrite', (changes) => changes.delete([account, id]))

/** Removes the changes of an account. */
export async function dropAllWaiting(account: string): Promise<void> {
  if (await isThere()) await within('readwrite', (changes) => changes.delete(ofAccount(account)))
}

/** Removes the changes of all other accounts: this browser is another person's now. */
export async function keepOnlyOf(account: string): Promise<void> {
  if (!(await isThere())) return
  await within('readwrite', (changes) => changes.delete(IDBKeyRange.upperBound([account], true)))
  await within('readwrite', (changes) => changes.delete(IDBKeyRange.lowerBound([account, []])))
}
