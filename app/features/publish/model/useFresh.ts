import { useEffect, useRef } from 'react'
import type { ApiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'

/** A reply about a draft, fetched again when it is shown and with every version of it, however it is told; the last one stays until then. */
export function useFresh<Reply, Reason extends string>(key: ApiKey<Reply, Reason>, version: number | string) {
  const reply = useApi(key)
  const { retry } = reply
  const seen = useRef<number | string>(undefined)
  useEffect(() => {
    if (seen.current !== version) retry()
    seen.current = version
  }, [version, retry])
  return reply
}
