/** What an answer must be, whatever was asked. */
import { Schema } from 'effect'
import type { AnyEndpoint } from './endpointProbes.ts'
import type { Probe, ProbeAnswer } from './Probe.ts'

/** ms; nothing takes longer, however it was asked. */
const LONGEST = 5000

/** Too long to be read at all, which is answered before anything of ours is asked. */
const TOO_LONG = 431

/** What no visitor may read: places in our code, statements and errors of a database. */
const inside =
  /node_modules|\bat [^\n]{1,80}\((?:file:|node:|\/)|\n\s+at (?:file:|node:|\/|async )|SqlError|SchemaError|syntax error at or near|violates (?:unique|foreign|check)|invalid (?:input|byte) s|\bSELECT [^<]{1,80} FROM [a-z]|\bINSERT INTO [a-z]/

/** An error in words: the name of a sentence, which errors carry until they are written, is one word. */
const Sentence = Schema.Struct({
  data: Schema.Struct({ message: Schema.String.check(Schema.isPattern(/\S\s\S/u)) }),
})

const statusOf = (schema: Schema.Top, usual: number): number =>
  (schema.ast.annotations?.['httpApiStatus'] as number | undefined) ?? usual

const fits = (schemas: readonly Schema.Top[]) => {
  const readers = schemas.map((schema) => Schema.is(Schema.toEncoded(schema)))
  return (value: unknown) => readers.some((reads) => reads(value))
}

/** Says what is wrong with the answer to a probe; nothing where all is well. */
export type Judge = (answer: ProbeAnswer, probe: Probe) => string | undefined

/** What is wrong with any answer, of an endpoint or of a page. */
export function problemOf(
  { status, text, took }: ProbeAnswer,
  declared: readonly number[] = [],
): string | undefined {
  if (status >= 500 && !declared.includes(status)) return `status ${status}`
  if (status < 100) return `no answer: ${text}`
  if (took > LONGEST) return `${Math.round(took)} ms`
  const leak = inside.exec(text)?.[0]
  return leak === undefined ? undefined : `says ${leak}`
}

/** The judge of an endpoint: replies are as the contract has them, errors sentences at least. */
export function judgeOf({ success, error }: AnyEndpoint): Judge {
  const isReply = fits(success)
  const errors = Map.groupBy(error, (schema) => statusOf(schema, 500))
  const isError = new Map([...errors].map(([status, schemas]) => [status, fits(schemas)]))
  const isSentence = Schema.is(Sentence)
  return (answer, { isAstray }) => {
    const problem = problemOf(answer, [...errors.keys()])
    const isOver = (isAstray && answer.status < 400) || answer.status === TOO_LONG
    if (problem !== undefined || isOver) return problem
    const value = jsonIn(answer.text)
    if (answer.status < 300) return isReply(value) ? undefined : `off schema: ${answer.text.slice(0, 200)}`
    if (!isSentence(value)) return `${answer.status} without a sentence: ${answer.text.slice(0, 200)}`
    const isTagged = '_tag' in value && !isAstray
    if (isTagged && isError.get(answer.status)?.(value) !== true)
      return `an error that is not declared: ${answer.text.slice(0, 200)}`
    return undefined
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
