import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#cli/projectRoot.ts'

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  version: string
}
const main = join(projectRoot, 'cli/main.ts')

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('the version is that of package.json', () => {
  expect(run('--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' })
})

test('results go to stdout alone, and a clean end is 0', () => {
  const { status, stdout, stderr } = run('check', 'flags', '--format', 'json')
  expect(JSON.parse(stdout)).toMatchObject({ problems: [], checked: { flags: expect.any(Number) } })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test('what could not run is one line on stderr alone, and 2', () => {
  const { status, stdout, stderr } = run('check', 'roots')
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})

test('a closed pipe is no error', () => {
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', `"${process.execPath}" "${main}" check translations --format sarif | head -c 100 > /dev/null`],
    { encoding: 'utf8' },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test('an output that cannot be written could not run', { skip: !existsSync('/dev/full') }, () => {
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', `"${process.execPath}" "${main}" check flags --format json > /dev/full`],
    { encoding: 'utf8' },
  )
  expect(stderr).toMatch(/^estia: the output cannot be written: .*\n$/)
  expect(status).toBe(2)
})
