/** Processes that cannot see each other, as in two containers: PID namespaces of their own. */
import { spawnSync } from 'node:child_process'
import { type Child, startChild } from './child.ts'

/** `--kill-child`: what kills the one outside ends the one inside. */
const unshare = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']

/** Why none can be made here. */
export const namespaceMissing = (): string | undefined => {
  if (process.platform !== 'linux') return 'PID namespaces are Linux’s'
  const { status } = spawnSync(unshare[0] ?? '', [...unshare.slice(1), 'true'])
  return status === 0 ? undefined : 'unshare --pid is not permitted here: run as root'
}

/** Starts `testing/<name>` as the first process of a PID namespace. */
export const spawnInNamespace = (name: string, args: ReadonlyArray<string>): Child =>
  startChild(name, args, unshare)
