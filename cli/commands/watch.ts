import { spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import type { CheckOptions } from '#cli/commands/options.ts'
import { exit, type ExitCode, type Output } from '#cli/exit.ts'
import { projectRoot } from '#cli/projectRoot.ts'

/** Folders of the sources that checks read, or are made of. */
const watched = ['domain', 'app', 'tokens', 'design-system', 'stories', 'server', 'cli', 'tests']
/** An editor writes a file in several steps, a formatter many files: what comes within this is one change. */
const quietMs = 150

/**
 * `estia check --watch`: runs the checks, and again whenever a source changes, each time in a process of its own that
 * loads what is there now. Ends on Ctrl-C, as the last run did.
 */
export async function watchAndCheck(
  names: readonly string[],
  options: CheckOptions,
  output: Output,
): Promise<ExitCode> {
  const changed = new Set<string>()
  const stopped = Promise.withResolvers<'stopped'>()
  let wake = Promise.withResolvers<'changed'>()
  const watchers = watched
    .filter((folder) => existsSync(join(projectRoot, folder)))
    .map((folder) =>
      watch(join(projectRoot, folder), { recursive: true }, (_event, file) => {
        if (file === null || !/\.(?:tsx?|json)$/.test(file)) return
        changed.add(`${folder}/${file}`)
        wake.resolve('changed')
      }),
    )
  const stop = () => stopped.resolve('stopped')
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    let code = (await runOnce(names, options)) ?? exit.problems
    for (;;) {
      output.err('Watching; Ctrl-C ends.\n')
      if ((await Promise.race([wake.promise, stopped.promise])) === 'stopped') return code
      await new Promise((settle) => setTimeout(settle, quietMs))
      output.err(`\nChanged: ${[...changed].toSorted().join(', ')}\n`)
      changed.clear()
      wake = Promise.withResolvers()
      code = (await runOnce(names, options)) ?? code
    }
  } finally {
    for (const watcher of watchers) watcher.close()
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
    run.once('exit', (code) => {
      if (code === null) resolve(undefined)
      else resolve(code === exit.clean ? exit.clean : exit.problems)
    })
  })
}
