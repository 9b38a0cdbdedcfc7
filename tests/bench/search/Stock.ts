import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { columnsPath, textsPath } from '#cli/bench/stockFolder.ts'
import { type Columns, columnsFrom } from '#search-engine/store/Columns.ts'
import { readArrays } from '#server/content/search-index/snapshot/arrayFile.ts'
import { makeManyColumns } from '#search-engine/testing/rows.ts'
import { textOf } from './texts/textOf.ts'

/** Listings and their texts, the same for every engine. */
export interface Stock {
  readonly columns: Columns
  /** The text of each listing with its position, one after the other: together they need not fit into memory. */
  readonly eachText: (onText: (at: number, text: string) => void) => Promise<void>
  /** What is written of the listings at some positions. */
  readonly textsAt: (positions: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

const SEED = 1

/** Listings made from a number. */
export function madeStock(count: number): Stock {
  const columns = makeManyColumns(count, SEED)
  return {
    columns,
    eachText: async (onText) => columns.id.forEach((id, at) => onText(at, textOf(id))),
    textsAt: async (positions) => new Map(positions.map((at) => [at, textOf(columns.id[at] as number)])),
  }
}

/** Listings that lie in a folder, as `estia bench` puts them there. */
export async function keptStock(folder: string): Promise<Stock> {
  const arrays = (await readArrays(columnsPath(folder)))?.arrays
  if (arrays === undefined) throw new Error(`There are no listings in ${folder}`)
  const columns = columnsFrom((name) => arrays.get(name) as Int32Array | Uint8Array)
  const positions = new Map(Array.from(columns.id, (id, at) => [id, at]))
  const eachText: Stock['eachText'] = async (onText) => {
    for await (const line of createInterface({ input: createReadStream(textsPath(folder)) })) {
      const [id, text] = JSON.parse(line) as [number, string]
      const at = positions.get(id)
      if (at !== undefined) onText(at, text)
    }
  }
  return { columns, eachText, textsAt: (wanted) => textsAmong(eachText, new Set(wanted)) }
}

async function textsAmong(
  eachText: Stock['eachText'],
  wanted: ReadonlySet<number>,
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>()
  await eachText((at, text) => {
    if (wanted.has(at)) found.set(at, text)
  })
  return found
}
