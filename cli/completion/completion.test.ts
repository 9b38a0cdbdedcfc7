import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checks } from '#cli/checks/registry.ts'
import { runCommandLine } from '#cli/commandLine.ts'
import { type ShellName, shellNames } from '#cli/completion/shells.ts'

async function scriptOf(shell: ShellName): Promise<string> {
  let out = ''
  await runCommandLine(['completion', shell], { out: (text) => (out += text), err: () => undefined })
  return out
}

const has = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0

const names = checks.map(({ name }) => name)
const codes = checks.flatMap(({ words }) => Object.keys(words))

/** The typed words, the last one unfinished, and the completions for it. */
const places: readonly (readonly [typed: readonly string[], offered: readonly string[]])[] = [
  [['ch'], ['check']],
  [['check', 'ro'], ['routes']],
  [['check', 'routes', 'fl'], ['flags']],
  [['check', '--only', ''], names],
  [
    ['check', '--format', ''],
    ['human', 'json', 'github', 'sarif'],
  ],
  [['check', '--wa'], ['--watch']],
  [
    ['explain', 'constant-'],
    ['constant-missing', 'constant-differs'],
  ],
  [['explain', ''], codes],
  [['tokens', 'ex'], ['export']],
  [
    ['tokens', 'export', '--'],
    ['--theme', '--out', '--help'],
  ],
  [
    ['new', ''],
    ['component', 'feature', 'check'],
  ],
  [['completion', 'z'], ['zsh']],
  [['serve', '--port', ''], []],
]

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'estia-completion-'))
  for (const shell of shellNames) writeFileSync(join(folder, shell), await scriptOf(shell))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Programs that press Tab: they print what is offered, a line each. */
const tabs: Readonly<Record<'bash' | 'fish', (words: readonly string[]) => readonly [string, ...string[]]>> =
  {
    bash: (words) => [
      'bash',
      '--norc',
      '-c',
      `source "$0"; COMP_WORDS=(estia "$@"); COMP_CWORD=$#; _estia; printf '%s\\n' "\${COMPREPLY[@]}"`,
      join(folder, 'bash'),
      ...words,
    ],
    fish: (words) => [
      'fish',
      '--no-config',
      '-c',
      `source ${join(folder, 'fish')}; complete -C ${JSON.stringify(['estia', ...words].join(' '))}`,
    ],
  }

const asked = (shell: keyof typeof tabs, words: readonly string[]): readonly string[] => {
  const [program, ...args] = tabs[shell](words)
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout
    .split('\n')
    .map((line) => line.split('\t')[0] ?? '')
    .filter((word) => word !== '')
}

/** What is offered and fits; options only where one is begun. */
function offeredIn(shell: keyof typeof tabs, words: readonly string[]): readonly string[] {
  const wantsOptions = words.at(-1)?.startsWith('--') ?? false
  return asked(shell, words)
    .filter((word) => wantsOptions || !word.startsWith('-'))
    .toSorted()
}

describe.skipIf(!has('bash'))('in bash', () => {
  test.each(places)('after estia %j one is offered what fits', (words, offered) => {
    expect(offeredIn('bash', words)).toEqual(offered.toSorted())
  })
})

describe.skipIf(!has('fish'))('in fish', () => {
  test.each(places)('after estia %j one is offered what fits', (words, offered) => {
    expect(offeredIn('fish', words)).toEqual(offered.toSorted())
  })
})

test.each(shellNames.filter(has))('%s can read its script', (shell) => {
  const args = shell === 'fish' ? ['--no-execute'] : ['-n']
  const { status, stderr } = spawnSync(shell, [...args, join(folder, shell)], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test.each(shellNames)('the script for %s holds every command, every check and every code', async (shell) => {
  const script = await scriptOf(shell)
  for (const word of ['serve', 'boundaries', '--dry-run'.slice(2), ...names, ...codes])
    expect(script).toContain(word)
})
