import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A command of a test run, by its name in the table. */
export interface Step {
  readonly name: string
  /** Arguments of Node: a program of the project or of a package, and its own arguments. */
  readonly run: readonly string[]
  /** @default those of the process */
  readonly environment?: Readonly<Record<string, string>>
}

const cwd = join(import.meta.dirname, '..')

/**
 * Runs steps, so many at a time, and prints a table of them: name, minutes, green or red. Sets the exit code 1 where one
 * is red. Steps that run alone write as they go; of others the output is printed when they end, so that it is not mixed.
 */
export async function runSteps(steps: readonly Step[], atOnce = 1): Promise<void> {
  const waiting = [...steps.entries()]
  const rows: { step: string; minutes: string; result: string }[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, step] = next
      const started = performance.now()
      const isGreen = await runStep(step, atOnce === 1)
      const minutes = ((performance.now() - started) / 60_000).toFixed(1)
      rows[at] = { step: step.name, minutes, result: isGreen ? 'green' : 'red' }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  console.table(rows)
  if (rows.some(({ result }) => result === 'red')) process.exitCode = 1
}

async function runStep({ name, run, environment }: Step, writesAsItGoes: boolean): Promise<boolean> {
  if (writesAsItGoes) process.stdout.write(`\n${name}\n`)
  const child = spawn(process.execPath, run, {
    cwd,
    stdio: ['ignore', ...(writesAsItGoes ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
    env: { ...process.env, ...environment },
  })
  const written: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => void written.push(part))
  const [status] = (await once(child, 'close')) as [number | null]
  if (!writesAsItGoes) process.stdout.write(`\n${name}\n${Buffer.concat(written).toString()}`)
  return status === 0
}
