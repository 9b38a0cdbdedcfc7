import { styleText } from 'node:util'
import type { Output } from '#cli/exit.ts'
import type { Paint, Tone } from '#cli/paint.ts'

const styles = { good: 'green', bad: 'red', aside: 'dim', strong: 'bold' } as const satisfies Record<
  Tone,
  string
>

/** `styleText` colours on a terminal alone, and never against NO_COLOR. */
const paint: Paint = (tone, text) => styleText(styles[tone], text, { stream: process.stdout })

/** Back to the first column, and clear the line. */
const startOver = '\r\u001B[K'

/** The process's own output. Progress is for a terminal only: it is erased. */
export const terminal: Output = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  paint,
  ...(process.stderr.isTTY && {
    progress: (doing: string) => process.stderr.write(`${startOver}${doing}`),
  }),
}
