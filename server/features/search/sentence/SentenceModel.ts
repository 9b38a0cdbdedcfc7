import { Clock, Context, Effect, Layer, Option } from 'effect'
import type { AiError, LanguageModel } from 'effect/ai'
import { LRUCache } from 'lru-cache'
import type { SearchFlags } from '#domain/search/readQuery.ts'
import { ModelAnswer } from '#domain/sentence/model/modelAnswer.ts'
import { makeAskOutside, type OutsideLimits } from '#server/platform/outside/askOutside.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import type { SentenceModelSettings } from '#server/platform/settings/sentenceModelSettings.ts'
import { makeChatModel } from './chatModel.ts'
import { instructionsFor } from './instructions.ts'

/** A person waits. Nobody waits in line: who comes when so many are asked is read by the grammar alone. */
const usual: OutsideLimits = { milliseconds: 2_500, bytes: 64 * 1024, atOnce: 8, waiting: 0 }

/** Answers that are kept, and for how long, milliseconds. A sentence has its answer for all visitors. */
const KEPT = { max: 1_000, ttl: 3_600_000 }

/** After so many failures in a row nobody is made to wait for the next one, for so long, milliseconds. */
const FAILURES = 3
const REST = 30_000

export interface SentenceQuestion {
  readonly text: string
  /** Its words that nobody read. */
  readonly unread: readonly string[]
}

export interface SentenceModelService {
  /**
   * What a model answers about a sentence: as its schema wants it, and not more to be trusted for that. Undefined without
   * a model, and where it gives nothing that can be used. `mayAsk`: asked last, when it would be sent.
   */
  readonly answer: <R>(
    question: SentenceQuestion,
    mayAsk: Effect.Effect<boolean, never, R>,
  ) => Effect.Effect<Answer | undefined, never, R>
}

type Answer = typeof ModelAnswer.Type
type AskModel = (question: SentenceQuestion) => Effect.Effect<Answer, AiError.AiError>

/** A language model that reads what the grammar of sentences does not, where the operator configured one. */
export class SentenceModel extends Context.Service<SentenceModel, SentenceModelService>()(
  'estia/search/SentenceModel',
) {
  static readonly layer: Layer.Layer<SentenceModel, never, Configuration> = Layer.effect(
    SentenceModel,
    Effect.flatMap(Configuration, ({ sentenceModel, origin, flags }) =>
      Option.match(sentenceModel, {
        onNone: () => Effect.succeed({ answer: () => Effect.undefined }),
        onSome: (settings) => makeSentenceModel({ settings, name: `Estia (${origin})`, flags }),
      }),
    ),
  )
}

export interface SentenceModelOptions {
  readonly settings: SentenceModelSettings
  /** Who asks. */
  readonly name: string
  readonly flags: SearchFlags
}

export const makeSentenceModel = (
  { settings, name, flags }: SentenceModelOptions,
  given: Partial<OutsideLimits> = {},
): Effect.Effect<SentenceModelService> =>
  Effect.map(
    makeChatModel(settings, makeAskOutside({ ...usual, ...given }, { name, service: 'languageModel' })),
    (model) => careful(asker(model, instructionsFor(flags))),
  )

/** A model that is asked no more than it has to be. */
function careful(askModel: AskModel): SentenceModelService {
  const kept = new LRUCache<string, Answer>(KEPT)
  let failures = 0
  let restsUntil = 0

  const asked = (question: SentenceQuestion) =>
    askModel(question).pipe(
      Effect.tap(() => Effect.sync(() => (failures = 0))),
      Effect.tapError((error) => (reasonOf(error) === 'busy' ? Effect.void : noteFailure(error))),
      Effect.orElseSucceed(() => undefined),
    )
  const noteFailure = Effect.fnUntraced(function* (error: AiError.AiError) {
    failures++
    if (failures >= FAILURES) restsUntil = (yield* Clock.currentTimeMillis) + REST
    yield* Effect.logWarning('the language model gives no answer', { reason: reasonOf(error) })
  })

  return {
    answer: Effect.fnUntraced(function* ({ text, unread }, mayAsk) {
      const plain = plainText(text)
      const before = kept.get(plain)
      if (before) return before
      if ((yield* Clock.currentTimeMillis) < restsUntil || !(yield* mayAsk)) return undefined
      const answer = yield* asked({ text: plain, unread: unread.map(plainText) })
      if (answer) kept.set(plain, answer)
      return answer
    }),
  }
}

/** The sentence goes as data, beside the instructions, and nothing goes with it that tells of who said it. */
const asker =
  (model: LanguageModel.LanguageModel, instructions: string): AskModel =>
  ({ text, unread }) =>
    model
      .generateObject({
        schema: ModelAnswer,
        objectName: 'filters',
        prompt: [
          { role: 'system', content: instructions },
          {
            role: 'user',
            content: [{ type: 'text', text: JSON.stringify({ sentence: text, unread }) }],
          },
        ],
      })
      .pipe(Effect.map(({ value }) => value))

/** Nothing that was said or answered is repeated. */
const reasonOf = ({ reason }: AiError.AiError): string =>
  reason._tag === 'InternalProviderError' ? reason.description : reason._tag

const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
