import { Effect } from 'effect'
import type { Flags } from '#domain/flags.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { addFromModel } from '#domain/sentence/model/addFromModel.ts'
import { readModelAnswer } from '#domain/sentence/model/modelAnswer.ts'
import { asRead, withWordsOfModel } from '#domain/sentence/model/readByModel.ts'
import { longestRead, readSentence } from '#domain/sentence/readSentence.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { isWithinSentenceLimit } from './limits.ts'
import { SentenceModel } from './SentenceModel.ts'

export interface SaidSentence {
  readonly text: string
  /** Whether a language model may be asked about what is left. */
  readonly asksModel: boolean
  /** Words that one read before, as the request says. */
  readonly wordsOfModel: readonly string[]
}

interface Around {
  readonly gazetteer: Gazetteer
  readonly flags: Flags
}

/** Reads a sentence: by the grammar, and what that leaves by a language model, where there is one and it is wanted. */
export const readWithModel = Effect.fn('search.readWithModel')(function* (
  { text, asksModel, wordsOfModel }: SaidSentence,
  options: Around,
) {
  const reading = readSentence(text, options)
  if (reading.unread.length === 0) return asRead(reading)
  if (wordsOfModel.length > 0) return withWordsOfModel(text, reading, wordsOfModel, options)
  if (!asksModel || !options.flags.aiSearch) return asRead(reading)
  const question = { text: text.slice(0, longestRead), unread: reading.unread.map((piece) => piece.text) }
  const answer = yield* (yield* SentenceModel).answer(question, mayAsk)
  if (!answer) return asRead(reading)
  return addFromModel(text, reading, readModelAnswer(answer, options), options)
})

const mayAsk = Effect.flatMap(requestVisitor, ({ address }) =>
  isWithinSentenceLimit('sentenceModelByAddress', address),
)
