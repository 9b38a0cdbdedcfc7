/** How the program ends where PostgreSQL is not there, or does not let it in. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { postgresMissing } from '#server/database/testing/postgres.ts'
import { freePort } from '../bench/http/portal.ts'

const main = join(import.meta.dirname, '../../cli/main.ts')

function run(url: string, ...args: readonly string[]) {
  const data = mkdtempSync(join(tmpdir(), 'estia-cli-'))
  const settings = { DATABASE_URL: url, ESTIA_DATABASE_WAIT_SECONDS: '0', ESTIA_DATA: data, PORT: '0' }
  const options = { encoding: 'utf8', env: { ...process.env, ...settings } } as const
  const { status, stderr } = spawnSync(process.execPath, [main, ...args], options)
  rmSync(data, { recursive: true })
  return { status, stderr }
}

describe('without PostgreSQL', () => {
  it.each([['serve', '--dev'], ['seed']])(
    'estia %s says where it was looked for in one line, without the password, and that it may be tried again',
    async (...args) => {
      const port = await freePort()
      expect(run(`postgres://estia:hidden@127.0.0.1:${port}/estia`, ...args)).toEqual({
        status: 75,
        stderr: `estia: PostgreSQL at 127.0.0.1:${port} gives no answer, waited for 0 s (connect ECONNREFUSED 127.0.0.1:${port}); start it, or mend host and port in DATABASE_URL\n`,
      })
    },
  )
})

describe.skipIf(postgresMissing() !== undefined)('with PostgreSQL', () => {
  it.each([
    ['that lacks the database', '/nosuch', 'database "nosuch" does not exist; create it (createdb nosuch)'],
    ['that does not know the user', '/postgres', 'role "stranger" does not exist; mend the user'],
  ])('%s estia says what to do, and ends with 2', (_, path, words) => {
    const address = inject('sharedPostgres') ?? ''
    const url = path === '/nosuch' ? address : address.replace('postgres@', 'stranger:hidden@')
    const { status, stderr } = run(url + path, 'seed')
    expect(status).toBe(2)
    expect(stderr).toContain(words)
    expect(stderr).not.toContain('hidden')
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})
