import { type ReactNode, useEffect } from 'react'
import { FailureNotice } from '#app/shared/FailureNotice/FailureNotice.tsx'
import type { ApiKey } from '#app/transport/apiKey.ts'
import { type ApiOptions, useApi } from '#app/transport/useApi.ts'
import { forgetUser } from './forget/forgetUser.ts'

export interface PersonalReplyProps<Reply> extends ApiOptions {
  reply: ApiKey<Reply>
  /** While it is loading. */
  loading: ReactNode
  /** Shown if it failed to load. */
  failed: string
  /** `retry`: fetches again because the shown data is outdated. */
  children: (data: Reply, retry: () => void) => ReactNode
}

/** A reply for the signed-in user only. If the session has expired, the user is signed out on this page. */
export function PersonalReply<Reply>({
  reply,
  loading,
  failed,
  children,
  ...options
}: PersonalReplyProps<Reply>) {
  const { data, error, retry } = useApi(reply, options)
  const hasEnded = error?._tag === 'StatusError' && error.status === 401
  useEffect(() => void (hasEnded && forgetUser()), [hasEnded])
  if (data !== undefined) return children(data, retry)
  if (!error || hasEnded) return loading
  return <FailureNotice retry={retry}>{failed}</FailureNotice>
}
