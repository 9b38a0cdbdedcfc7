/** From values to percent along a box. */
export type Scale = (value: number) => number

/** A straight line: `from` lies at `start`, `to` at `end`; the middle where both are one value. */
export function scaleOf(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): Scale {
  const span = to - from
  return (value) => start + (span === 0 ? 0.5 : (value - from) / span) * (end - start)
}

/**
 * About `count` steps of 1, 2 or 5 times a power of ten: the first tick is the floor of the values, the last their
 * ceiling. `low` is less than `high`.
 */
export function roundTicks(low: number, high: number, count: number): number[] {
  let [first, last] = [low, high]
  let step = roundStep((high - low) / count)
  // Ends that were moved out ask for another step at times; that settles after one or two turns.
  for (let turn = 0; turn < 10; turn++) {
    const { times, over } = step
    first = (Math.floor((first * over) / times) * times) / over
    last = (Math.ceil((last * over) / times) * times) / over
    step = roundStep((last - first) / count)
    if (step.times === times && step.over === over) break
  }
  const { times, over } = step
  const begin = Math.round((first * over) / times)
  const length = Math.round((last * over) / times) - begin + 1
  return Array.from({ length }, (_, at) => ((begin + at) * times) / over)
}

/** `times / over`, of which one is 1: a tenth as a number has an error that would grow from tick to tick. */
interface Step {
  readonly times: number
  readonly over: number
}

/** The round step nearest to a rough one. */
function roundStep(rough: number): Step {
  const power = Math.floor(Math.log10(rough))
  const part = rough / 10 ** power
  const factor = part >= Math.sqrt(50) ? 10 : part >= Math.sqrt(10) ? 5 : part >= Math.sqrt(2) ? 2 : 1
  return power < 0 ? { times: 1, over: 10 ** -power / factor } : { times: factor * 10 ** power, over: 1 }
}
