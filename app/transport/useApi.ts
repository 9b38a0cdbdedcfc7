import { useCallback } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import { constants } from '#domain/constants.ts'
import type { ApiKey } from './apiKey.ts'
import type { AnyReason } from './contract.ts'
import type { TransportError } from './errors.ts'
import { read, replyOf } from './call.ts'

/** The query client's defaults (specification section 9): there is no automatic refetch. */
export const queryDefaults = {
  revalidateIfStale: constants.query.refetchOnMount,
  revalidateOnFocus: constants.query.refetchOnFocus,
  revalidateOnReconnect: constants.query.refetchOnReconnect,
  shouldRetryOnError: constants.query.retries > 0,
} as const satisfies SWRConfiguration

/** Fetches the reply of a key. Rejects with its failure. */
export const fetchReply = <Reply, Reason extends string>(
  key: ApiKey<Reply, Reason>,
  signal?: AbortSignal,
): Promise<Reply> => replyOf(read(key), signal, isKept(key))

/** Whether a worker may have the reply without a line. */
const isKept = (key: string): boolean =>
  key.startsWith('/api-next/saved/groups/') && Boolean(globalThis.navigator?.serviceWorker?.controller)

const onTheirWay = new Map<string, Promise<unknown>>()

/**
 * Fetches the reply of a page before it is rendered. A page that renders earlier joins the pending request.
 */
export function prepareReply<Reply, Reason extends string>(key: ApiKey<Reply, Reason>): Promise<Reply> {
  const reply = fetchReply(key).finally(() => onTheirWay.delete(key))
  onTheirWay.set(key, reply)
  return reply
}

export interface ApiOptions {
  /** While another key loads, the reply of the last one stays in `data`. @default false */
  keepsPrevious?: boolean
}

/** What is known of a reply now. */
export interface ApiState<Reply, Reason extends string = AnyReason> {
  readonly data: Reply | undefined
  readonly error: TransportError<Reason> | undefined
  /** Nothing to show yet. */
  readonly isLoading: boolean
  /** A request is pending; with `keepsPrevious` the data is of the previous key. */
  readonly isUpdating: boolean
  readonly retry: () => void
}

/** Reads from the API. A null key fetches nothing. */
export function useApi<Reply, Reason extends string>(
  key: ApiKey<Reply, Reason> | null,
  { keepsPrevious = false }: ApiOptions = {},
): ApiState<Reply, Reason> {
  const { data, error, isLoading, isValidating, mutate } = useSWR<Reply, TransportError<Reason>>(
    key,
    (path: ApiKey<Reply, Reason>) => (onTheirWay.get(path) as Promise<Reply> | undefined) ?? fetchReply(path),
    { keepPreviousData: keepsPrevious },
  )
  const retry = useCallback(() => void mutate(), [mutate])
  return { data, error, isLoading, isUpdating: isValidating, retry }
}
