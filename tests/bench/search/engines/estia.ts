import type { SegmentedIndex } from '#search-engine/lifecycle/SegmentedIndex.ts'
import { SegmentedIndex as Engine } from '#search-engine/lifecycle/SegmentedIndex.ts'
import { makeColumnIndexNow } from '#search-engine/store/ColumnIndex.ts'
import { KeywordBuilder } from '#search-engine/words/KeywordBuilder.ts'
import { Texts } from '#search-engine/words/Texts.ts'
import type { ColumnIndex } from '#search-engine/store/ColumnIndex.ts'
import { type Answer, criteriaOf, type Question } from '../Question.ts'
import type { Stock } from '../Stock.ts'
import type { BenchEngine } from './BenchEngine.ts'

export interface EstiaParts {
  readonly index: ColumnIndex
  readonly texts: Texts
}

/** The index of a stock and its words. */
export async function estiaParts({ columns, eachText }: Stock): Promise<EstiaParts> {
  const index = makeColumnIndexNow(columns)
  const builder = new KeywordBuilder()
  await eachText((at, text) => builder.add(columns.id[at] as number, text))
  return { index, texts: new Texts(builder.finishNow(index.columns.id), index.columns.id) }
}

export const engineOf = ({ index, texts }: EstiaParts): SegmentedIndex =>
  new Engine(index, { bedroomSearch: true }, texts)

/** The engine of search-engine/. */
export const estiaBench = (engine: SegmentedIndex): BenchEngine => ({
  ways: (question) => [
    {
      name: 'as it is',
      run: () => ask(engine, asRead(question)),
      read: (given) => answerOf(given as Answer),
    },
  ],
})

/** As each request reads it again: what is kept of the areas of another is not found. */
function asRead(question: Question): Question {
  const { polygon } = criteriaOf(question)
  if (polygon === undefined) return question
  const criteria = { ...criteriaOf(question), polygon: [...polygon] }
  return question.ask === 'page'
    ? { ...question, request: { ...question.request, criteria } }
    : { ...question, criteria }
}

function ask(engine: SegmentedIndex, question: Question) {
  switch (question.ask) {
    case 'page':
      return engine.search(question.request)
    case 'clusters':
      return engine.clusters(question.criteria, question.viewport, question.zoom)
    case 'markers':
      return engine.markers(question.criteria, question.viewport, question.most)
    case 'facets':
      return engine.facets(question.criteria)
  }
}

/** Ours tells more about facets than peers are asked for. */
const answerOf = (answer: Answer): Answer =>
  'options' in answer ? { total: answer.total, options: answer.options } : answer
