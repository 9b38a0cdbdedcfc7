/** The worker thread of `runChecks`: runs the given checks, and replies once. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadAnswer, ThreadTask } from '#cli/checks/runChecks.ts'

// Threads do not share a cache with the one that started them.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/estia/compiled'))

const { checks } = await import('#cli/checks/registry.ts')
const { inTurn } = await import('#cli/checks/runChecks.ts')
const { asKnownProblem } = await import('#cli/knownProblem.ts')

parentPort?.postMessage(await answerTo(workerData as ThreadTask))

async function answerTo({ names, context }: ThreadTask): Promise<ThreadAnswer> {
  try {
    return {
      findings: await inTurn(
        checks.filter(({ name }) => names.includes(name)),
        context,
      ),
    }
  } catch (thrown) {
    const known = asKnownProblem(thrown)
    if (!known) throw thrown
    return { problem: { tag: known._tag, message: known.message } }
  }
}
