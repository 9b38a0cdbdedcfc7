import type { Language } from '#domain/locale.ts'
import type { ApiKey } from './apiKey.ts'
import type {
  BodyOf,
  Endpoint,
  FormEndpoint,
  FormOf,
  InputArgument,
  Reading,
  ReasonOf,
  ReplyOf,
} from './contract.ts'
import { AbortError, ConnectionError } from './errors.ts'
import type { Outcome } from './outcome.ts'
import type { Program } from './programs.ts'
import { untilOnline } from './untilOnline.ts'

type Programs = typeof import('./programs.ts')

/** A call that is described and not made yet: `run` makes it, with the runtime that is loaded for it. */
export type Call<Reply, Reason extends string> = (programs: Programs) => Program<Reply, Reason>

type Changing = Exclude<Endpoint, Reading>

/** The call of an endpoint that changes something. */
export const call =
  <Name extends Changing>(
    endpoint: Name,
    language: Language,
    ...[input]: InputArgument<Name>
  ): Call<ReplyOf<Name>, ReasonOf<Name>> =>
  ({ send }) =>
    send(endpoint, language, input ?? {})

/** The calls of an endpoint whose body is a form and all that it needs. */
export const formCall =
  <Name extends FormEndpoint & Changing>(endpoint: Name) =>
  (form: FormOf<Name>, language: Language) =>
    call(endpoint, language, ...([{ form }] as unknown as InputArgument<Name>))

/** The same where it is JSON. */
export const jsonCall =
  <Name extends Changing>(endpoint: Name) =>
  (json: BodyOf<Name>, language: Language) =>
    call(endpoint, language, ...([{ json }] as unknown as InputArgument<Name>))

/** The call that reads what is at a key. */
export const read =
  <Reply, Reason extends string>(key: ApiKey<Reply, Reason>): Call<Reply, Reason> =>
  (programs) =>
    programs.read(key)

/** Loads the runtime of the calls. */
export const loadPrograms = (): Promise<Programs> => import('./programs.ts')

/** Makes a call, once the browser is online, or at once with `isKept`. Never rejects for what happens to it: aborting the signal gives it up, with an `AbortError`. */
export async function run<Reply, Reason extends string>(
  made: Call<Reply, Reason>,
  signal?: AbortSignal,
  isKept = false,
): Promise<Outcome<Reply, Reason>> {
  let programs: Programs
  try {
    // Before the runtime is loaded, since it comes over the line, too.
    if (!isKept) await untilOnline(signal)
    programs = await loadPrograms()
  } catch (cause) {
    return { failure: signal?.aborted === true ? new AbortError({ cause }) : new ConnectionError({ cause }) }
  }
  return programs.runProgram(made(programs), signal)
}

/** The reply of a call. Rejects with its failure: for what takes promises, as the query client does. */
export async function replyOf<Reply, Reason extends string>(
  made: Call<Reply, Reason>,
  signal?: AbortSignal,
  isKept = false,
): Promise<Reply> {
  const { reply, failure } = await run(made, signal, isKept)
  if (failure) throw failure
  return reply
}
