import { join } from 'node:path'

/** The folder of package.json: the CLI may be run from anywhere. */
export const projectRoot = join(import.meta.dirname, '..')
