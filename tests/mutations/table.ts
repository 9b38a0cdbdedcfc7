import type { Report } from './seedAll.ts'

/** The report as people read it: a line a check, then what went wrong. */
export function table({ outcomes, falseAlarms, outOfTurn }: Report, seconds: number): string {
  const byCheck = Map.groupBy(outcomes, ({ check }) => check)
  const rows = [...byCheck].map(([check, all]) => {
    const caught = all.filter((one) => one.caught).length
    return `${caught === all.length ? 'ok  ' : 'MISS'} ${check.padEnd(14)} ${caught} of ${all.length} caught`
  })
  const missed = outcomes.filter(({ caught }) => !caught)
  const caught = outcomes.length - missed.length
  return [
    ...rows,
    ...missed.map(({ check, name, says }) => `     ${check}: ${name}: ${says}`),
    `${caught} of ${outcomes.length} deviations caught, ${falseAlarms.length} false alarms, ${outOfTurn.length} out of turn, ${seconds.toFixed(0)} s`,
    ...[...falseAlarms, ...outOfTurn].map((line) => `     ${line}`),
    '',
  ].join('\n')
}
