import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#cli/projectRoot.ts'

const main = join(projectRoot, 'cli/main.ts')

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('the program that package.json names can be started by itself', () => {
  const { bin } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    bin: { estia: string }
  }
  expect(join(projectRoot, bin.estia)).toBe(main)
  expect(readFileSync(main, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
  expect(statSync(main).mode & 0o111).toBe(0o111)
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

test('a reader who has read enough is no fault', () => {
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', `"${process.execPath}" "${main}" check translations --format sarif | head -c 100 > /dev/null`],
    { encoding: 'utf8' },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
