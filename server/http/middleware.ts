import type { IncomingMessage, ServerResponse } from 'node:http'

/** A step in answering a request: it answers, or it calls `next`. The form that helmet, sirv and compression share. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown

/** Runs the steps in order; what the last one does not answer goes to `onUnanswered`, what throws to `onError`. */
export function chain(
  steps: readonly Middleware[],
  onError: (error: unknown, request: IncomingMessage, response: ServerResponse) => void,
) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const run = (index: number, error?: unknown): void => {
      const step = steps[index]
      if (error !== undefined || step === undefined) return onError(error, request, response)
      const next = (problem?: unknown): void => run(index + 1, problem)
      try {
        const answered: unknown = step(request, response, next)
        if (answered instanceof Promise) answered.catch(next)
      } catch (thrown) {
        next(thrown ?? new Error('A middleware threw nothing'))
      }
    }
    run(0)
  }
}

/** The path of a request, without its query; never throws, whatever was sent. */
export function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '/'
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}
