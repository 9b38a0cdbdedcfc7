/**
 * The same questions once listings were written again, each as it was, and once the index was rebuilt of them: every
 * portal that is in use is in one of these states.
 */
import { rowsAt } from '#search-engine/store/Columns.ts'
import { RebuildingIndex } from '#search-engine/lifecycle/RebuildingIndex.ts'
import { makeIndexAside } from '#server/content/search-index/loading/makeIndexAside.ts'
import type { EstiaParts } from './engines/estia.ts'
import { estiaBench } from './engines/estia.ts'
import type { ChangedFigures } from './EngineReport.ts'
import { type AnswerMarks, answersOf, chooseWays, timesOf } from './measure.ts'
import { type Kind, kinds, type Questions } from './queries.ts'
import type { Stock } from './Stock.ts'

/** Listings that are written again, at even distances: the index is rebuilt after some thousands. */
const CHANGED = 1000

export async function changedFigures(
  parts: EstiaParts,
  stock: Stock,
  questions: Questions,
  expected: AnswerMarks,
): Promise<readonly ChangedFigures[]> {
  const live = new RebuildingIndex(
    parts.index,
    { bedroomSearch: true, makeIndex: makeIndexAside },
    parts.texts,
  )
  const ask = async (since: string): Promise<ChangedFigures> => {
    const chosen = await chooseWays(estiaBench(live.current), questions)
    const answers = await answersOf(chosen)
    const isSame = (kind: Kind) => JSON.stringify(answers[kind]) === JSON.stringify(expected[kind])
    return { since, kinds: await timesOf(chosen), differing: kinds.filter((kind) => !isSame(kind)) }
  }
  const count = await tellAnew(live, stock)
  const toldAnew = await ask(`${count} listings were told anew`)
  await live.rebuild()
  return [toldAnew, await ask('the index was made anew of them')]
}

/** Tells listings again at even distances, texts included; gives how many. */
async function tellAnew(live: RebuildingIndex, { columns, textsAt }: Stock): Promise<number> {
  const count = Math.min(CHANGED, columns.id.length)
  const positions = Int32Array.from({ length: count }, (_, at) =>
    Math.floor((at * columns.id.length) / count),
  )
  const said = await textsAt([...positions])
  const rows = rowsAt(columns, positions)
  const texts = Array.from(positions, (at) => [columns.id[at] as number, said.get(at) ?? ''] as const)
  live.write([...rows.id], rows, texts)
  return count
}
