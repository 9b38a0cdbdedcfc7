import { cannotRun } from './readOptions.ts'

/**
 * The shard of a list that `2/7` names: every seventh element, from the second on. All shards together are the list.
 * Ends the program where the words name none.
 */
export function shardOf<Value>(list: readonly Value[], shard: string): readonly Value[] {
  const [, at, count] = /^(\d+)\/(\d+)$/.exec(shard)?.map(Number) ?? []
  if (at === undefined || count === undefined || at < 1 || at > count)
    return cannotRun(`--shard is told as 2/7, the second of seven, not as ${JSON.stringify(shard)}`)
  return list.filter((_, index) => index % count === at - 1)
}
