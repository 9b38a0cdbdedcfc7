import { expect, test } from 'vitest'
import { checks } from '#cli/checks/registry.ts'
import { runCommandLine } from '#cli/commandLine.ts'
import { asKnownProblem, knownProblem } from '#cli/knownProblem.ts'

async function run(...args: string[]) {
  let [out, err] = ['', '']
  const code = await runCommandLine(args, {
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
  })
  return { code, out, err }
}

test('the true tree is as specified: every check runs and ends clean', async () => {
  const { code, out, err } = await run('check', '--format', 'json')
  expect(JSON.parse(out)).toMatchObject({
    problems: [],
    checked: Object.fromEntries(checks.map(({ name }) => [name, expect.any(Number)])),
  })
  expect({ code, err }).toEqual({ code: 0, err: '' })
})

test('a named check runs alone', async () => {
  const { out } = await run('check', 'flags', '--format', 'json')
  expect(Object.keys((JSON.parse(out) as { checked: object }).checked)).toEqual(['flags'])
})

test('checks are named as arguments, as a list, or as both', async () => {
  const { out } = await run(
    'check',
    'flags',
    '--only',
    'defaults,routes',
    '--only',
    'search',
    '--format',
    'json',
  )
  const { checked } = JSON.parse(out) as { checked: object }
  expect(Object.keys(checked).toSorted()).toEqual(['defaults', 'flags', 'routes', 'search'])
  expect((await run('check', '--only', 'rotes')).err).toContain('Did you mean routes?')
})

test('every route of the specification is served', async () => {
  const { code, out } = await run('check', 'routes')
  expect(code).toBe(0)
  expect(out).not.toContain('is not yet served')
})

test('an unknown check is one calm line, on the side of people, and could not run', async () => {
  expect(await run('check', 'roots')).toEqual({
    code: 2,
    out: '',
    err: expect.stringMatching(
      /^estia: no check is called roots; there are: routes, .*\. Did you mean routes\?\n$/,
    ),
  })
})

test.each([
  { args: ['chek'], says: 'Did you mean check?' },
  { args: ['check', '--formt', 'json'], says: 'Did you mean --format?' },
  { args: ['serve', '--port', 'http'], says: 'It must be a whole number.' },
  { args: ['check', '--format', 'xml'], says: 'Allowed choices are human, json, github, sarif.' },
  { args: ['new', 'compnent', 'X'], says: 'Allowed choices are component, feature, check.' },
  { args: ['completion', 'csh'], says: 'Allowed choices are bash, zsh, fish.' },
])('a misspelt command could not run, and one line suggests the right one: $args', async ({ args, says }) => {
  const { code, out, err } = await run(...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^error: .*\n$/)
  expect(err).toContain(says)
})

test('help is an answer, not a failure', async () => {
  const { code, out } = await run('--help')
  expect(code).toBe(0)
  expect(out).toContain('Exit codes:')
  for (const command of ['explain', 'new', 'completion']) expect(out).toContain(`  ${command} `)
  for (const command of ['serve', 'build', 'seed', 'check', 'bench', 'tokens']) expect(out).toContain(command)
})

test('a known problem is recognised inside what wrapped it; a bug never is', () => {
  const taken = knownProblem('PortTaken', 'port 3000 is taken')
  expect(asKnownProblem(new Error('while starting', { cause: taken }))).toBe(taken)
  expect(asKnownProblem(new TypeError('x is not a function'))).toBeUndefined()
  expect(asKnownProblem({ _tag: 'SqlError', message: 'syntax' })).toBeUndefined()
})
