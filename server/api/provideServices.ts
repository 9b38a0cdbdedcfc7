import { Context, Effect } from 'effect'

/** Gives calls what they ask for while they are answered: these services, as they are where the handlers are made. */
export const provideServices = <Keys extends readonly Context.Key<unknown, unknown>[]>(...keys: Keys) =>
  Effect.map(Effect.context<Context.Service.Identifier<Keys[number]>>(), (context) => {
    const services = Context.pick(...keys)(context)
    return <Args extends readonly unknown[], A, E, R>(call: (...args: Args) => Effect.Effect<A, E, R>) =>
      (...args: Args) =>
        Effect.provideContext(call(...args), services)
  })
