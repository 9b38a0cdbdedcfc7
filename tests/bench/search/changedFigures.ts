/** The same questions once listings were told anew, each as it was: every portal that is in use has some of those. */
import { rowsAt } from '#server/search/Columns.ts'
import { LiveEngine } from '#server/search/LiveEngine.ts'
import type { EstiaParts } from './engines/estia.ts'
import { estiaBench } from './engines/estia.ts'
import type { OwnFigures } from './EngineReport.ts'
import { type AnswerMarks, answersOf, chooseWays, timesOf } from './measure.ts'
import { kinds, type Questions } from './queries.ts'
import type { Stock } from './Stock.ts'

/** Listings that are told anew, at even distances: the index is made anew after some thousands. */
const CHANGED = 1000

export async function changedFigures(
  { index, texts }: EstiaParts,
  { columns, textsAt }: Stock,
  questions: Questions,
  expected: AnswerMarks,
): Promise<OwnFigures['changed']> {
  const live = new LiveEngine(index, { bedroomSearch: true }, texts)
  const count = Math.min(CHANGED, columns.id.length)
  const positions = Int32Array.from({ length: count }, (_, at) =>
    Math.floor((at * columns.id.length) / count),
  )
  const said = await textsAt([...positions])
  const rows = rowsAt(columns, positions)
  live.write(
    [...rows.id],
    rows,
    Array.from(positions, (at) => [columns.id[at] as number, said.get(at) ?? ''] as const),
  )
  const chosen = await chooseWays(estiaBench(live.engine), questions)
  const answers = await answersOf(chosen)
  const isSame = (kind: (typeof kinds)[number]) =>
    JSON.stringify(answers[kind]) === JSON.stringify(expected[kind])
  return {
    listings: count,
    kinds: await timesOf(chosen),
    differing: kinds.filter((kind) => !isSame(kind)),
  }
}
