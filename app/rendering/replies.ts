import type { Gone } from '#domain/listing/Gone.ts'
import { errorBodyIn } from '#app/transport/errorBody.ts'
import type { ApiKey } from '#app/transport/apiKey.ts'
import type { Ask, OpenRoute } from '#app/shell/route.tsx'
import type { PageRequest } from './PageRequest.ts'

/** What the API answered for a page. */
export interface Replies {
  /** The status of the main reply; 200 for a page without one, 503 if the API could not be reached. */
  readonly status: number
  readonly main: unknown
  /** What happened to the home of the page, if it is gone. */
  readonly gone?: Gone | undefined
  /** All good replies by their address, for the browser to start with. */
  readonly fallback: Readonly<Record<string, unknown>>
}

type FetchApi = PageRequest['fetchApi']

/** Fetches all replies of a page in parallel. A failed extra is left to the browser. */
export async function repliesFor(route: OpenRoute, { fetchApi }: { fetchApi: FetchApi }): Promise<Replies> {
  const extras = route.extras.map(async (key) => [key, await ask(fetchApi, key, route.isPersonal)] as const)
  const main = route.main === null ? undefined : await ask(fetchApi, route.main, route.isPersonal)
  const status = main?.status ?? 200
  const good = (await Promise.all(extras)).filter(([, reply]) => isGood(reply.status))
  const fallback = Object.fromEntries<unknown>(good.map(([key, reply]) => [key, reply.body]))
  if (route.main !== null && isGood(status)) fallback[route.main] = main?.body
  const gone = isGood(status) ? undefined : errorBodyIn(main?.body).data.gone
  return { status, main: isGood(status) ? main?.body : undefined, fallback, gone }
}

/** Fetches one reply; undefined if there is none. */
export const askFor =
  ({ fetchApi }: { fetchApi: FetchApi }): Ask =>
  async <Reply>(key: ApiKey<Reply>) => {
    const { status, body } = await ask(fetchApi, key)
    // In process the contract has already shaped it.
    return isGood(status) ? (body as Reply) : undefined
  }

async function ask(
  fetchApi: FetchApi,
  key: string,
  isPersonal = false,
): Promise<{ status: number; body: unknown }> {
  try {
    return await fetchApi(key, isPersonal)
  } catch (error) {
    console.error(error)
    return { status: 503, body: undefined }
  }
}

const isGood = (status: number) => status >= 200 && status < 300
