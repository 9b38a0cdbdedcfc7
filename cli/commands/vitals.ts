import type { Output } from '#cli/exit.ts'
import { operate } from '#cli/operate.ts'
import type { VitalFigure } from '#server/features/analytics/countVitals.ts'
import { operatorCalls } from '#server/operator/operatorCalls.ts'

/** `estia vitals`: three of four views were at most so slow. */
export async function vitals(days: number, asJson: boolean, output: Output): Promise<void> {
  const { vitals: figures } = await operate(operatorCalls.vitals, { days })
  output.out(`${asJson ? JSON.stringify(figures, null, 2) : listed(figures, days)}\n`)
}

const listed = (figures: readonly VitalFigure[], days: number): string =>
  figures.length === 0 ? `nothing was measured in ${days} days` : figures.map(lineOf).join('\n')

const lineOf = ({ page, channel, vital, p75, rating, views }: VitalFigure): string => {
  const value = vital === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`
  return `${page.padEnd(20)}  ${channel.padEnd(7)}  ${vital.padEnd(4)}  ${value.padStart(9)}  ${rating}, ${views} views`
}
