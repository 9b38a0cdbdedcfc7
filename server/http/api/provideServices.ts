import { Context, Effect } from 'effect'

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
