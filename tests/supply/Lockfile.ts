import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package as package-lock.json has it; fields that nobody judges are left out. */
export interface LockedPackage {
  readonly version?: string
  readonly license?: string
  /** Needed for work on the portal only: not installed by `npm ci --omit dev`. */
  readonly dev?: boolean
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Packages by where they are installed; the project itself by ''. */
export type Lockfile = Readonly<Record<string, LockedPackage>>

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
export const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '')

export const readLockfile = (): Lockfile =>
  (
    JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
      packages: Lockfile
    }
  ).packages
