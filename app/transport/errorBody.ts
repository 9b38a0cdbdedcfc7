import type { ErrorData, SentProblem } from './errors.ts'

export interface ErrorBody {
  readonly data: ErrorData
  readonly reason?: string
}

/** What an error body says. A proxy's HTML page says nothing, and what is not of the contract is left out. */
export function errorBodyOf(body: string): ErrorBody {
  const { _tag: reason, data } = objectOf(parsed(body))
  const { message, errors } = objectOf(data)
  const problems = Object.entries(objectOf(errors)).flatMap(([field, problem]) => {
    const said = problemOf(problem)
    return said ? [[field, said] as const] : []
  })
  return {
    data: {
      ...(typeof message === 'string' && { message }),
      ...(problems.length > 0 && { errors: Object.fromEntries(problems) }),
    },
    ...(typeof reason === 'string' && { reason }),
  }
}

function problemOf(problem: unknown): SentProblem | undefined {
  const { message, parameter } = objectOf(problem)
  if (typeof message !== 'string') return undefined
  return { message, ...(typeof parameter === 'number' && { parameter }) }
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
