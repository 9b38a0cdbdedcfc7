import type { Output } from '#cli/exit.ts'
import { operate } from '#cli/operate.ts'
import type { EventCount } from '#server/features/analytics/countsOf.ts'
import { operatorCalls } from '#server/operator/operatorCalls.ts'

/** `estia events`: counts of the last days. */
export async function events(days: number, asJson: boolean, output: Output): Promise<void> {
  const { events: counts } = await operate(operatorCalls.events, { days })
  output.out(`${asJson ? JSON.stringify(counts, null, 2) : listed(counts, days)}\n`)
}

const listed = (counts: readonly EventCount[], days: number): string =>
  counts.length === 0 ? `nothing was measured in ${days} days` : counts.map(lineOf).join('\n')

const lineOf = ({ kind, name, channel, count, revenue }: EventCount): string =>
  [
    String(count).padStart(9),
    kind.padEnd(8),
    channel.padEnd(7),
    name,
    ...(revenue === 0 ? [] : [`${revenue.toFixed(2)} EUR`]),
  ].join('  ')
