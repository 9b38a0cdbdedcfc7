/**
 * The audit log of accounts: one line of JSON an event, with the account, the request and the network. It never
 * contains passwords, tokens, emails or whole addresses.
 */
import { Clock, Context, Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { networkOf } from '#server/http/clientAddress.ts'
import { type WriteLine, writeToStdout } from '#server/http/requestLog.ts'
import { requestVisitor } from './requestVisitor.ts'

export const authEvents = [
  'signed in',
  'sign-in refused',
  'sign-in before confirmation',
  'sign-in while suspended',
  'signed out',
  'signed up',
  'signed up again',
  'recovery asked',
  'recovery asked for nobody',
  'email confirmed',
  'key refused',
  'token refused',
  'password changed',
  'identity confirmed',
  'identity refused',
  'sessions ended',
  'profile changed',
  'data exported',
  'account removed',
  'identity linked',
  'social sign-in refused',
  'limit reached',
] as const
export type AuthEvent = (typeof authEvents)[number]

/** Where the lines go. */
export const AuthLines = Context.Reference<WriteLine>('estia/accounts/AuthLines', {
  defaultValue: () => writeToStdout,
})

interface Details {
  readonly accountId?: string
  /** Which limit was reached. */
  readonly limit?: string
  /** Why a social sign-in was refused. */
  readonly reason?: string
}

/** Logs an event of the current request. */
export const logAuth = Effect.fnUntraced(function* (event: AuthEvent, details: Details = {}) {
  const write = yield* AuthLines
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const time = new Date(yield* Clock.currentTimeMillis).toISOString()
  const network = networkOf((yield* requestVisitor).address)
  write({
    time,
    level: 'info',
    message: 'auth',
    event,
    ...details,
    network,
    requestId: headers['x-request-id'],
  })
})
