import { Context, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { Notifications } from '#server/content/notifications/Notifications.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'

/** What calls of a signed-in account need that change something: its session, its limits, and who is told. */
export const accountServices = [
  SqlClient.SqlClient,
  Configuration,
  Sessions,
  RateLimits,
  Notifications,
] as const

/**
 * Returns a function that provides handlers with these services, taken from the context in which the handlers are
 * built.
 */
export const provideServices = <Keys extends readonly Context.Key<unknown, unknown>[]>(...keys: Keys) =>
  Effect.map(Effect.context<Context.Service.Identifier<Keys[number]>>(), (context) => {
    const services = Context.pick(...keys)(context)
    return <Args extends readonly unknown[], A, E, R>(call: (...args: Args) => Effect.Effect<A, E, R>) =>
      (...args: Args) =>
        Effect.provideContext(call(...args), services)
  })
