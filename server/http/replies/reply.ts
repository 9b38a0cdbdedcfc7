/** What a handler adds to its reply, be it a success or an error. */
import { Effect } from 'effect'
import { Cookies, HttpEffect, HttpServerResponse } from 'effect/http'

/** Sets a header of the current reply. */
export const replyWithHeader = (name: string, value: string) =>
  HttpEffect.appendPreResponseHandler((_, response) =>
    Effect.succeed(HttpServerResponse.setHeader(response, name, value)),
  )

/** Adds cookies, as `Set-Cookie` lines, to the current reply. */
export const replyWithCookies = (lines: readonly string[]) =>
  HttpEffect.appendPreResponseHandler((_, response) =>
    Effect.succeed(HttpServerResponse.mergeCookies(response, Cookies.fromSetCookie(lines))),
  )

/** Sets `Retry-After`, seconds. */
export const replyWithRetryAfter = (seconds: number) => replyWithHeader('retry-after', String(seconds))
