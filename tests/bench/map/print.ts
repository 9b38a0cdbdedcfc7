/** The report of the map for people. */
import type { Percentiles } from '../percentiles.ts'
import type { MapReport } from './run.ts'

const numbers = (values: readonly number[], digits: number) =>
  values.map((value) => value.toFixed(digits).padStart(8)).join('')
const line = ({ p50, p95, p99 }: Percentiles, digits: number) => numbers([p50, p95, p99], digits)

export function printMapReport({ listings, bands, clusters, equality }: MapReport): string {
  return [
    `${listings} listings, views of 1000 × 700 pixels; ms, each the median of its rounds; bytes gzipped`,
    'zoom   views  found p50  p95     p99   whole p50  p95     p99   bytes p50  p99    most',
    ...bands.map(
      ({ zooms, views, engineMs, replyMs, bytes }) =>
        `${zooms.padEnd(6)} ${String(views).padStart(5)} ${line(engineMs, 3)}   ${line(replyMs, 3)}   ${numbers([bytes.p50, bytes.p99, bytes.most], 0)}`,
    ),
    '',
    'clusters of one view under a filter, beside supercluster rebuilt over the points that it leaves',
    ' points     ours ms  theirs ms    ratio',
    ...clusters.map(
      ({ points, oursMs, theirsMs, ratio, equal }) =>
        `${String(points).padStart(7)} ${oursMs.toFixed(3).padStart(11)} ${theirsMs.toFixed(1).padStart(10)} ${`${ratio}×`.padStart(8)}${equal ? '' : '   totals NOT EQUAL'}`,
    ),
    '',
    `list, count and marks: ${equality.unequal} of ${equality.views} views do not agree`,
  ].join('\n')
}
