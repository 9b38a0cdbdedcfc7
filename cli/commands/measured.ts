import type { Output } from '#cli/exit.ts'
import { operate } from '#cli/operate.ts'
import type { EventCount } from '#domain/api/Operator.ts'
import type { VitalFigure } from '#server/features/analytics/countVitals.ts'
import { operatorCalls } from '#server/operator/operatorCalls.ts'

/** `estia events`: counts of the last days. */
export async function events(days: number, asJson: boolean, output: Output): Promise<void> {
  const { events: counts } = await operate(operatorCalls.events, { days })
  output.out(`${asJson ? JSON.stringify(counts, null, 2) : listedEvents(counts, days)}\n`)
}

const listedEvents = (counts: readonly EventCount[], days: number): string =>
  counts.length === 0 ? `nothing was measured in ${days} days` : counts.map(eventLine).join('\n')

const eventLine = ({ kind, name, channel, count, revenue }: EventCount): string =>
  [
    String(count).padStart(9),
    kind.padEnd(8),
    channel.padEnd(7),
    name,
    ...(revenue === 0 ? [] : [`${revenue.toFixed(2)} EUR`]),
  ].join('  ')

/** `estia vitals`: three of four views were at most so slow. */
export async function vitals(days: number, asJson: boolean, output: Output): Promise<void> {
  const { vitals: figures } = await operate(operatorCalls.vitals, { days })
  output.out(`${asJson ? JSON.stringify(figures, null, 2) : listedVitals(figures, days)}\n`)
}

const listedVitals = (figures: readonly VitalFigure[], days: number): string =>
  figures.length === 0 ? `nothing was measured in ${days} days` : figures.map(vitalLine).join('\n')

const vitalLine = ({ page, channel, vital, p75, rating, views }: VitalFigure): string => {
  const value = vital === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`
  return `${page.padEnd(20)}  ${channel.padEnd(7)}  ${vital.padEnd(4)}  ${value.padStart(9)}  ${rating}, ${views} views`
}
