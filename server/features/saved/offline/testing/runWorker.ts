import { createContext, runInContext } from 'node:vm'
import { offlinePages } from '../offlinePages.ts'
import { offlineWorker } from '../offlineWorker.ts'

const origin = 'https://estia.example'
const addressOf = (asked: string | { readonly url: string }) =>
  new URL(typeof asked === 'string' ? asked : asked.url, origin).href

/** A cache as browsers have it, in memory; keys are in the order in which they were put. */
class MemoryCache {
  readonly entries = new Map<string, Response>()
  match = (asked: string | { readonly url: string }) =>
    Promise.resolve(this.entries.get(addressOf(asked))?.clone())
  put = (asked: string | { readonly url: string }, reply: Response) =>
    Promise.resolve(void this.entries.set(addressOf(asked), reply))
  delete = (asked: string | { readonly url: string }) =>
    Promise.resolve(this.entries.delete(addressOf(asked)))
  keys = () => Promise.resolve([...this.entries.keys()].map((url) => ({ url })))
}

/** What the line answers an address for an account; undefined without a line. */
export type Line = (
  path: string,
  account: string | null,
) => Response | undefined | Promise<Response | undefined>

/** The worker in a context of its own, with caches in memory and a line of the test's. */
export function runWorker(line: Line) {
  const all = new Map<string, MemoryCache>()
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    location: { origin },
    navigator: {},
    registration: {},
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (name: string, act: (event: object) => void) => listeners.set(name, act),
  }
  const caches = {
    keys: () => Promise.resolve([...all.keys()]),
    has: (name: string) => Promise.resolve(all.has(name)),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    open: (name: string) => {
      const cache = all.get(name) ?? new MemoryCache()
      all.set(name, cache)
      return Promise.resolve(cache)
    },
  }
  const fetch = async (asked: string | Request, options: RequestInit = {}) => {
    const headers = typeof asked === 'string' ? new Headers(options.headers) : asked.headers
    const { pathname, search } = new URL(addressOf(asked))
    const reply = await line(pathname + search, headers.get('x-account'))
    if (!reply) throw new TypeError('no line')
    return reply
  }
  const context = createContext({ self, caches, fetch, URL, Headers, Response, setTimeout, Date })
  runInContext(offlineWorker(offlinePages()), context)

  /** Sends an event; resolves to its answer once all that it began is over. */
  async function send(name: string, event: object): Promise<Response | undefined> {
    let answer: Promise<Response> | undefined
    const waits: Promise<unknown>[] = []
    listeners.get(name)?.({
      ...event,
      respondWith: (reply: Promise<Response>) => (answer = reply),
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
    })
    const reply = await answer
    await Promise.all(waits)
    return reply
  }
  return {
    caches: all,
    tell: (data: object) => send('message', { data }),
    open: (path: string) =>
      send('fetch', {
        request: { url: origin + path, method: 'GET', mode: 'navigate', headers: new Headers() },
      }),
    ask: (path: string, account?: string, method = 'GET') =>
      send('fetch', {
        request: new Request(origin + path, {
          method,
          ...(account !== undefined && { headers: { 'x-account': account } }),
        }),
      }),
    /** The value of an expression inside the worker. */
    value: (expression: string): unknown =>
      JSON.parse(runInContext(`JSON.stringify(${expression})`, context) as string),
  }
}
