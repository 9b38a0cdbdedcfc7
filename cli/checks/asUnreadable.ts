import { isAbsolute, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { knownProblem } from '#cli/knownProblem.ts'
import { projectRoot } from '#cli/projectRoot.ts'

/** A source that cannot be loaded, as a problem that names it and its line; anything else is a bug and stays one. */
export function asUnreadable(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown
  const isMissing = 'code' in thrown && thrown.code === 'ERR_MODULE_NOT_FOUND'
  if (!(thrown instanceof SyntaxError) && !isMissing) return thrown
  // Node writes the place before the message: `file:///…/flags.ts:12`.
  const place = placeIn(thrown.stack?.split('\n')[0] ?? '')
  const [reason] = thrown.message.split('\n')
  return knownProblem('SourceUnreadable', `${place}${reason?.replaceAll(`${projectRoot}/`, '')}`)
}

function placeIn(line: string): string {
  const path = line.startsWith('file://') ? fileURLToPath(line) : line
  return isAbsolute(path) ? `${relative(projectRoot, path)}: ` : ''
}
