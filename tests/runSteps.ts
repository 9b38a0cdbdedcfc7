import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A command of a test run, by its name in the table. */
export interface Step {
  readonly name: string
  /** Arguments of Node: a program of the project or of a package, and its own arguments. */
  readonly run: readonly string[]
  /** @default those of the process */
  readonly environment?: Readonly<Record<string, string>>
  /** Why it cannot run here; empty where it can. Such a step is named in the table, and is not red. */
  readonly missing?: () => string
}

const cwd = join(import.meta.dirname, '..')

/** Lines by which Vitest and Playwright name a test that failed, why, and where. */
const failedTest =
  /^\s*(?:FAIL\s|✘|\d+\) tests\/|\w*Error: |(?:Locator|Expected|Received|Timeout)\b.*: |[-+] {2}\S|at .*\.spec\.ts:\d|❯ .*\.test\.tsx?:\d)/

/** Lines told of a step: the first ones say enough where all is red for one reason. */
const MOST_LINES = 80

/**
 * Runs steps, so many at a time, and prints a table of them: name, minutes, green or red, and below it the tests that
 * failed with their errors, so that the end of a long log says what to look for. Sets the exit code 1 where one is red. Steps that run
 * alone write as they go; of others the output is printed when they end, so that it is not mixed.
 */
export async function runSteps(steps: readonly Step[], atOnce = 1): Promise<void> {
  const waiting = [...steps.entries()]
  const rows: { step: string; minutes: string; result: string }[] = []
  const failed: string[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, step] = next
      const lack = step.missing?.() ?? ''
      if (lack !== '') {
        rows[at] = { step: step.name, minutes: '–', result: `skipped: ${lack}` }
        continue
      }
      const started = performance.now()
      const { isGreen, lines } = await runStep(step, atOnce === 1)
      const minutes = ((performance.now() - started) / 60_000).toFixed(1)
      rows[at] = { step: step.name, minutes, result: isGreen ? 'green' : 'red' }
      if (!isGreen) failed.push(`${step.name}:`, ...lines)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  console.table(rows)
  if (failed.length === 0) return
  console.log(failed.join('\n'))
  process.exitCode = 1
}

async function runStep({ name, run, environment }: Step, writesAsItGoes: boolean) {
  if (writesAsItGoes) process.stdout.write(`\n${name}\n`)
  const child = spawn(process.execPath, run, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const written: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => void written.push(part))
  child.stderr.on('data', (part: Buffer) => void written.push(part))
  if (writesAsItGoes) {
    child.stdout.pipe(process.stdout, { end: false })
    child.stderr.pipe(process.stderr, { end: false })
  }
  const [status] = (await once(child, 'close')) as [number | null]
  const output = Buffer.concat(written).toString()
  if (!writesAsItGoes) process.stdout.write(`\n${name}\n${output}`)
  const lines = new Set(
    stripVTControlCharacters(output)
      .split('\n')
      .filter((line) => failedTest.test(line)),
  )
  return { isGreen: status === 0, lines: [...lines].slice(0, MOST_LINES) }
}
