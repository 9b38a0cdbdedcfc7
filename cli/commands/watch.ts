import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chooseChecks } from '#cli/commands/check.ts'
import type { CheckOptions } from '#cli/commands/options.ts'
import { exit, type ExitCode, type Output } from '#cli/exit.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { watchSources } from '#cli/watchSources.ts'

/**
 * `estia check --watch`: runs the checks, and again whenever a source changes, each time in its own process
 * with the current code. Ends on Ctrl-C, with the code of the last run.
 */
export async function watchAndCheck(
  names: readonly string[],
  options: CheckOptions,
  output: Output,
): Promise<ExitCode> {
  // An unknown name is refused at once: watching would not help.
  chooseChecks([...names, ...(options.only ?? [])])
  const sources = watchSources(projectRoot)
  const stopped = Promise.withResolvers<undefined>()
  const stop = () => stopped.resolve(undefined)
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    let code = (await runOnce(names, options)) ?? exit.problems
    for (;;) {
      output.err('Watching; Ctrl-C ends.\n')
      const changed = await Promise.race([sources.changed(), stopped.promise])
      if (!changed) return code
      output.err(`\nChanged: ${changed.join(', ')}\n`)
      code = (await runOnce(names, options)) ?? code
    }
  } finally {
    sources.close()
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}

/**
 * One run on the terminal of this one; undefined where Ctrl-C, which reaches both, cut it short. A run that could not is
 * no end: the next change may mend it.
 */
function runOnce(
  names: readonly string[],
  { format, only = [], url }: CheckOptions,
): Promise<ExitCode | undefined> {
  const options = ['--format', format, ...(url === undefined ? [] : ['--url', url])]
  const main = join(projectRoot, 'cli/main.ts')
  const run = spawn(process.execPath, [main, 'check', ...names, ...only, ...options], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    run.once('error', reject)
    run.once('exit', (code) => resolve(Object.values(exit).find((known) => known === code)))
  })
}
