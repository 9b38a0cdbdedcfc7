import type { Gone } from '#domain/listing/Gone.ts'
import type { ErrorData, SentProblem } from './errors.ts'

export interface ErrorBody {
  readonly data: ErrorData
  readonly reason?: string
}

/**
 * The contents of an error body. A proxy's HTML page has none, and fields outside the contract are dropped.
 */
export const errorBodyOf = (body: string): ErrorBody => errorBodyIn(parsed(body))

/** The same of a body that was read already. */
export function errorBodyIn(body: unknown): ErrorBody {
  const { _tag: reason, data } = objectOf(body)
  const { message, errors, gone } = objectOf(data)
  const left = goneOf(gone)
  const problems = Object.entries(objectOf(errors)).flatMap(([field, problem]) => {
    const said = problemOf(problem)
    return said ? [[field, said] as const] : []
  })
  return {
    data: {
      ...(typeof message === 'string' && { message }),
      ...(left && { gone: left }),
      ...(problems.length > 0 && { errors: Object.fromEntries(problems) }),
    },
    ...(typeof reason === 'string' && { reason }),
  }
}

function problemOf(problem: unknown): SentProblem | undefined {
  const { message, parameter, sentence } = objectOf(problem)
  if (typeof message !== 'string') return undefined
  return {
    message,
    ...(typeof parameter === 'number' && { parameter }),
    ...(typeof sentence === 'string' && { sentence }),
  }
}

const isHow = (how: unknown): how is Gone['how'] => how === 'sold' || how === 'rented' || how === 'withdrawn'

function goneOf(gone: unknown): Gone | undefined {
  const { how, since } = objectOf(gone)
  return isHow(how) ? { how, since: typeof since === 'string' ? since : null } : undefined
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
