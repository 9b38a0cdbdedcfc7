import type { PageVitals, VitalsFigures, VitalsReport } from './run.ts'

/** What the pages must reach: largest paint, ms, by kind. */
export const mostLargestPaint: Readonly<Record<string, number>> = { list: 1800, listing: 1500, home: 1000 }

/** What an action may take until it is seen, ms. */
export const mostInp = 100

const ms = (time: number) => String(Math.round(time)).padStart(5)
const kB = (bytes: number) => (bytes / 1000).toFixed(0).padStart(4)

function line(name: string, figures: VitalsFigures): string {
  const { firstByte, firstPaint, largestPaint, shift, sent } = figures
  const bytes = (['script', 'style', 'font', 'picture', 'page'] as const).map((kind) => kB(sent[kind]))
  return `${name.padEnd(26)}${ms(firstByte)} ${ms(firstPaint)} ${ms(largestPaint)}  ${shift.toFixed(3)} ${bytes.join(' ')}  ${figures.largest.replaceAll(/\s+/g, ' ').slice(0, 60)}`
}

function linesOf({ name, screen, estia, twin }: PageVitals): readonly string[] {
  const lines = [line(`${name} ${screen}`, estia)]
  if (twin !== undefined) {
    const ratio = (estia.largestPaint / twin.largestPaint).toFixed(2)
    lines.push(line('  its Next.js twin', twin), `  largest paint ${ratio} of the twin's`)
  }
  if (estia.shift >= 0.0005) lines.push(...estia.moved.slice(0, 8).map((what) => `  moved: ${what}`))
  return lines
}

export function printVitalsReport({ listings, rounds, pages, actions }: VitalsReport): string {
  return [
    `${listings} listings; 150 ms, 1.6 Mbit/s, processor 4 times slower, HTTP/2; medians of ${rounds}, the largest shift of them`,
    `${''.padEnd(26)} TTFB   FCP   LCP    CLS script style font picture page, kB`,
    ...pages.flatMap(linesOf),
    `Interaction to Next Paint of a phone 4 times slower, ms (at most ${mostInp}):`,
    ...actions.map(({ name, inp, failure }) => `${name.padEnd(26)}${inp === undefined ? failure : ms(inp)}`),
  ].join('\n')
}

/** Whether nothing moved, and every page was painted as soon as its bar and the twin say. */
export const isVitalsReached = ({ pages, actions }: VitalsReport): boolean =>
  pages.every(
    ({ name, estia, twin }) =>
      estia.shift < 0.0005 &&
      estia.largestPaint <= (mostLargestPaint[name] ?? Infinity) &&
      estia.largestPaint <= (twin?.largestPaint ?? Infinity),
  ) && actions.every(({ inp }) => inp !== undefined && inp <= mostInp)
