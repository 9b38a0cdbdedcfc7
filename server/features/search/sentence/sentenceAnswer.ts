/**
 * A sentence as the address of a list.
 */
import type { SentenceAnswer } from '#domain/api/Search.ts'
import type { Language } from '#domain/locale.ts'
import { addressOfReading, type ReadingContext } from '#domain/sentence/addressOfReading.ts'
import type { CompletedReading } from '#domain/sentence/model/readByModel.ts'
import { readSentence } from '#domain/sentence/readSentence.ts'
import { respell } from '#domain/sentence/respell.ts'

interface Said {
  readonly text: string
  readonly language: Language
  readonly reading: CompletedReading
}

export function sentenceAnswer({ text, language, reading }: Said, context: ReadingContext): SentenceAnswer {
  const { unread } = reading
  const instead = unread.length > 0 ? respell(text, unread, context) : undefined
  return {
    href: addressOfReading(reading, language, context),
    read: [...readByGrammar(text, reading), ...readByModel(reading)],
    unread: unread.map((one) => one.text),
    ...(instead !== undefined && {
      instead: {
        text: instead,
        href: addressOfReading(readSentence(instead, context), language, context),
      },
    }),
  }
}

function readByGrammar(text: string, { understood }: CompletedReading): SentenceAnswer['read'] {
  const pieces = Map.groupBy(understood, ({ start, end }) => text.slice(start, end))
  return [...pieces].map(([piece, said]) => ({
    text: piece,
    filters: said.map(({ filter }) => filter),
    isApproximate: said.some(({ isApproximate }) => isApproximate === true),
    isByModel: false,
  }))
}

/** Nothing of a model's is sure. */
const readByModel = (reading: CompletedReading): SentenceAnswer['read'] =>
  reading.readByModel.map(({ text, filters: set }) => ({
    text,
    filters: set,
    isApproximate: true,
    isByModel: true,
  }))
