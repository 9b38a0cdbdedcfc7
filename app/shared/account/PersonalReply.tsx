import { type ReactNode, useEffect } from 'react'
import { FailureNotice } from '#app/shared/FailureNotice/FailureNotice.tsx'
import type { ApiKey } from '#app/transport/apiKey.ts'
import { type ApiOptions, useApi } from '#app/transport/useApi.ts'
import { forgetUser } from './signIn.ts'

export interface PersonalReplyProps<Reply> extends ApiOptions {
  reply: ApiKey<Reply>
  /** While it is on its way. */
  loading: ReactNode
  /** Said where it could not be had. */
  failed: string
  /** `retry`: what is shown is no longer so, it is asked for anew. */
  children: (data: Reply, retry: () => void) => ReactNode
}

/** What the server tells somebody of themselves alone. Where their session has ended, nobody is signed in from here on. */
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
