import { HttpServerResponse } from 'effect/http'

/**
 * A reply as JSON, without passing its schema once more: a page of listings took longer to check than to find.
 * The type holds at compile time, and every test reads replies through the client, which checks them.
 * Only for schemas whose encoded form is their type, as those of this contract are.
 */
export const jsonReply = <Reply>(reply: Reply): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.jsonUnsafe(reply)
