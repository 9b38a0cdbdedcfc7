import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The project of `vitest.config.ts` that runs a test file; undefined for what Vitest does not run. */
const projectOf = (file: string): 'unit' | 'browser' | undefined =>
  file.endsWith('.test.tsx') ? 'browser' : file.endsWith('.test.ts') ? 'unit' : undefined

/** Runs test files of a tree until one fails. Gives the project whose run is red; undefined where all are green. */
export async function redProject(root: string, files: readonly string[]): Promise<string | undefined> {
  for (const project of ['unit', 'browser'] as const) {
    const own = files.filter((file) => projectOf(file) === project)
    // oxlint-disable-next-line no-await-in-loop -- the quicker project first, and the other only where it is green
    if (own.length > 0 && (await run(root, project, own)) !== 0) return project
  }
  return undefined
}

/** Runs Vitest to its end; gives the exit code. */
function run(root: string, project: string, files: readonly string[]): Promise<number | null> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const options = ['--project', project, '--mode', 'nightly', '--bail', '1']
  const running = spawn(process.execPath, [vitest, 'run', ...options, ...files], {
    cwd: root,
    stdio: 'ignore',
  })
  return new Promise((resolve, reject) => {
    running.once('error', reject)
    running.once('close', resolve)
  })
}
