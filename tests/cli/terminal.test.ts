import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#cli/projectRoot.ts'

const main = join(projectRoot, 'cli/main.ts')
const escape = '\u001B['

/** Of the environment the program gets its path alone: CI, TMUX, FORCE_COLOR and a dozen others decide about colours. */
const env = { PATH: process.env['PATH'] }

/** What stands on a terminal after `estia check flags`, escapes included: `script` lends the program one. */
function onTerminal(environment: Readonly<Record<string, string>> = {}): string {
  const command = `'${process.execPath}' '${main}' check flags`
  const { stdout } = spawnSync('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    encoding: 'utf8',
    env: { ...env, TERM: 'xterm', ...environment },
  })
  return stdout
}

const hasTerminal = spawnSync('script', ['--version']).status === 0

describe.skipIf(!hasTerminal)('on a terminal', () => {
  it('says what it is doing, wipes that away, and colours the verdict', () => {
    expect(onTerminal()).toBe(
      `\r${escape}Kchecking flags (1 of 1)\r${escape}K${escape}1mflags${escape}22m: 22 compared, ${escape}32mas specified${escape}39m\r\n`,
    )
  })

  it('colours nothing against NO_COLOR', () => {
    expect(onTerminal({ NO_COLOR: '1' })).toMatch(/flags: 22 compared, as specified\r\n$/)
  })
})

it('elsewhere says only what it found', () => {
  const { stdout, stderr } = spawnSync(process.execPath, [main, 'check', 'flags'], { encoding: 'utf8', env })
  expect({ stdout, stderr }).toEqual({ stdout: 'flags: 22 compared, as specified\n', stderr: '' })
})
