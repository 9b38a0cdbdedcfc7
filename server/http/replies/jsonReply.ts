import { HttpServerResponse } from 'effect/http'

/**
 * A reply as JSON without encoding by its schema: a page of listings took longer to validate than to find. The type
 * holds at compile time, and every test reads replies through the client, which validates them. Only for schemas
 * whose encoded form is their type, as in this contract.
 */
export const jsonReply = <Reply>(reply: Reply): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.jsonUnsafe(reply)
