import { Worker } from 'node:worker_threads'
import { asUnreadable } from '#cli/checks/asUnreadable.ts'
import type { CheckContext, Findings } from '#cli/checks/findings.ts'
import type { Check } from '#cli/checks/registry.ts'
import { knownProblem } from '#cli/knownProblem.ts'

/**
 * Runs checks, and reports each before it starts. Those that read many sources run on a worker thread
 * meanwhile: parsing keeps a processor busy, and the smallest machine has two. Findings are in the checks'
 * order.
 */
export async function runChecks(
  chosen: readonly Check[],
  context: CheckContext,
  onStart: (name: string) => void = () => undefined,
): Promise<readonly Findings[]> {
  const apart = chosen.filter(({ readsSources }) => readsSources)
  // Alone, starting a thread would take longer than it saves.
  if (apart.length === 0 || apart.length === chosen.length) return inTurn(chosen, context, onStart)
  const beside = onThread(apart, context)
  const here = inTurn(
    chosen.filter((check) => !apart.includes(check)),
    context,
    onStart,
  )
  const found = (await Promise.all([here, beside])).flat()
  return chosen.flatMap(({ name }) => found.filter(({ check }) => check === name))
}

/** One after the other. A check that could not read a source says which. */
export async function inTurn(
  chosen: readonly Check[],
  context: CheckContext,
  onStart: (name: string) => void = () => undefined,
): Promise<readonly Findings[]> {
  const findings: Findings[] = []
  for (const { name, run } of chosen) {
    onStart(name)
    findings.push(
      await run(context).catch((thrown: unknown) => {
        throw asUnreadable(thrown)
      }),
    )
  }
  return findings
}

/** The message to the thread. */
export interface ThreadTask {
  readonly names: readonly string[]
  readonly context: CheckContext
}

/** The thread's reply: its findings, or one line with the reason for its failure. */
export type ThreadAnswer =
  | { readonly findings: readonly Findings[] }
  | { readonly problem: { readonly tag: Parameters<typeof knownProblem>[0]; readonly message: string } }

function onThread(checks: readonly Check[], context: CheckContext): Promise<readonly Findings[]> {
  const workerData: ThreadTask = { names: checks.map(({ name }) => name), context }
  const worker = new Worker(new URL('./checkThread.ts', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) =>
      reject(new Error(`the thread of the checks ended with ${code} and no answer`)),
    )
    worker.once('message', (answer: ThreadAnswer) => {
      if ('findings' in answer) resolve(answer.findings)
      else reject(knownProblem(answer.problem.tag, answer.problem.message))
    })
  })
}
