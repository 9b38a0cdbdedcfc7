import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { copy, plantTree } from '../cli/Tree.ts'
import { nameOf, readLockfile } from '../supply/Lockfile.ts'
import type { Fault } from './Fault.ts'

/** Says when the build was made, and nothing else. */
const stamp = 'built'

/** Every file of a build by the hash of its bytes. */
function filesOf(root: string): ReadonlyMap<string, string> {
  const dist = join(root, 'dist')
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
  return new Map(
    paths
      .map((path): [string, string] => [path.slice(dist.length + 1), hashOf(path)])
      .filter(([path]) => path !== stamp),
  )
}

/** Builds a copy of the project that stands in a folder of its own. Its name is of another length than the next one's. */
function build(suffix: string): { readonly files: ReadonlyMap<string, string>; readonly lockfile: string } {
  const tree = plantTree(copy)
  const root = tree.root + suffix
  renameSync(tree.root, root)
  try {
    // Neither the hour, nor the language, nor the place is the other's.
    const env = {
      ...process.env,
      TZ: suffix === '' ? 'Europe/Athens' : 'Pacific/Apia',
      LC_ALL: suffix === '' ? 'C' : 'C.UTF-8',
    }
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'cli/main.ts'), 'build'], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`The build ended with ${status}: ${stderr}`)
    return { files: filesOf(root), lockfile: readFileSync(join(root, 'package-lock.json'), 'utf8') }
  } finally {
    renameSync(root, tree.root)
    tree.remove()
  }
}

/**
 * The list of packages beside the lockfile. All of them, not only those that are shipped: `npm sbom --omit dev` of npm 11
 * leaves out what work on the portal needs too: jose, react (npm/cli#7909). The list marks what is for development.
 */
function listed() {
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'sbom'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error('npm made no list of packages')
  const { bomFormat, components } = JSON.parse(stdout) as {
    bomFormat: string
    components: readonly { readonly purl: string; readonly hashes?: readonly unknown[] }[]
  }
  const names = new Set(components.map(({ purl }) => decodeURIComponent(purl)))
  const locked = Object.entries(readLockfile()).filter(([path]) => path !== '')
  const missing = locked.filter(([path, { version }]) => !names.has(`pkg:npm/${nameOf(path)}@${version}`))
  const unsealed = components.filter(({ hashes = [] }) => hashes.length === 0).length
  return {
    isRight: bomFormat === 'CycloneDX' && unsealed === 0 && missing.length === 0,
    told: `${components.length} packages listed, ${missing.length} missing, ${unsealed} without a hash`,
  }
}

/** What is built of the same sources on another day, in another place, is the same to the byte. */
export const builtTwice: Fault = {
  id: 37,
  test: 'Supply chain: the portal built twice, in two folders, languages and time zones; the list of packages',
  bar: 'every file byte-equal; the list names every package of the lockfile, with its hash',
  run: async () => {
    const [first, second] = [build(''), build('-elsewhere')]
    const names = new Set([...first.files.keys(), ...second.files.keys()])
    const differing = [...names].filter((name) => first.files.get(name) !== second.files.get(name))
    const list = listed()
    const which = differing.length === 0 ? '' : `: ${differing.slice(0, 5).join(', ')}`
    return {
      measured: `${differing.length} of ${names.size} files differ${which}; ${list.told}`,
      ok: names.size > 0 && differing.length === 0 && list.isRight && first.lockfile === second.lockfile,
    }
  },
}
