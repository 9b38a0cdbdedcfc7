import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommandLine } from '#cli/commandLine.ts'
import { importTokens } from '#cli/commands/tokens.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { changedAt, valueAt } from '#cli/tokens/changedAt.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'estia-tokens-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const listening = () => {
  const said = { out: '', err: '' }
  const output = { out: (text: string) => (said.out += text), err: (text: string) => (said.err += text) }
  return { said, output }
}

async function run(...args: string[]) {
  const { said, output } = listening()
  const code = await runCommandLine(['tokens', ...args], output)
  return { code, ...said }
}

/** Places of the file, and what they are set to. */
type Changes = Readonly<Record<string, unknown>>

/** Copies the sources and imports the changed export into the copy. */
async function importChanged(changes: Changes) {
  const exported: unknown = JSON.parse((await run('export')).out)
  const file = Object.entries(changes).reduce((so, [at, value]) => changedAt(so, at, value), exported)
  const [path, root] = [join(folder, 'tokens.json'), join(folder, 'project')]
  writeFileSync(path, JSON.stringify(file))
  cpSync(join(projectRoot, 'tokens'), join(root, 'tokens'), { recursive: true })
  const { said, output } = listening()
  const code = importTokens(path, output, root)
  return { code, root, ...said, differing: differences(join(projectRoot, 'tokens'), join(root, 'tokens')) }
}

/** Lines that are other in one folder than in the other, as `file: before → after`. */
function differences(before: string, after: string): readonly string[] {
  const files = readdirSync(before, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  return files.flatMap((name) => {
    const [old, now] = [before, after].map((root) => readFileSync(join(root, name), 'utf8').split('\n'))
    if (old?.length !== now?.length) return [`${name}: ${old?.length} lines → ${now?.length}`]
    return (old ?? []).flatMap((line, at) =>
      line === now?.[at] ? [] : [`${name}: ${line.trim()} → ${now?.[at]?.trim()}`],
    )
  })
}

test('export writes to stdout alone, all themes or the one that is named', async () => {
  const { code, out, err } = await run('export', '--theme', 'dark')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const file: unknown = JSON.parse(out)
  expect(Object.keys(valueAt(file, '/theme') as object)).toEqual(['dark'])
  expect(valueAt(file, '/theme/dark/color/text')).toEqual({
    $value: '{palette.ink.100}',
    $description: 'Body text and headings.',
  })
  expect(valueAt(file, '/palette/ink/100/$value')).toEqual({
    colorSpace: 'srgb',
    components: [0.9412, 0.9569, 0.9686],
    hex: '#f0f4f7',
  })
  expect(valueAt(JSON.parse((await run('export')).out), '/theme')).toHaveProperty('contrastDark')
})

test('export writes to a file where one is named', async () => {
  const path = join(folder, 'out.json')
  expect(await run('export', '--out', path)).toEqual({ code: 0, out: '', err: '' })
  expect(readFileSync(path, 'utf8')).toBe((await run('export')).out)
})

test('a theme that does not exist is one line, and could not run', async () => {
  const { code, out, err } = await run('export', '--theme', 'neon')
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^estia: no theme is called neon; there are: light, .*\n$/)
})

test('import of what was exported changes nothing', async () => {
  const { code, out, err, differing } = await importChanged({})
  expect({ code, out, err, differing }).toEqual({
    code: 0,
    out: '',
    err: 'Nothing differs.\n',
    differing: [],
  })
})

test('one changed colour changes its line and no other', async () => {
  const { code, out, differing } = await importChanged({
    '/palette/aegean/700/$value': { colorSpace: 'srgb', components: [0, 0.4, 0.8], hex: '#0066cc' },
  })
  expect({ code, out }).toEqual({ code: 0, out: 'tokens/palette/aegean.ts\n' })
  expect(differing).toEqual(["palette/aegean.ts: 700: '#005094', → 700: '#0066cc',"])
})

test('roles, steps and ends of steps go to their own files', async () => {
  const { out, differing } = await importChanged({
    '/theme/dark/color/text/$value': '{palette.chalk.white}',
    '/scale/space/md/$value': { value: 20, unit: 'px' },
    '/scale/size/title/most/$value/value': 2.5,
  })
  expect(out.trim().split('\n').toSorted()).toEqual([
    'tokens/scale/space.ts',
    'tokens/scale/type.ts',
    'tokens/themes/dark.ts',
  ])
  expect(differing.toSorted()).toEqual([
    "scale/space.ts: md: '1rem', → md: '20px',",
    "scale/type.ts: title: { least: '1.5625rem', most: '2.0625rem' }, → title: { least: '1.5625rem', most: '2.5rem' },",
    "themes/dark.ts: text: 'ink.100', → text: 'chalk.white',",
  ])
})

test('what is written is formatted as the rest is, however long its lines', async () => {
  const names = [
    'Commissioner Variable',
    'Noto Sans',
    'Noto Sans Display',
    'Liberation Sans',
    'Helvetica',
    'Arial',
  ]
  const layer = {
    color: '{palette.ink.950}',
    ...Object.fromEntries(
      ['offsetX', 'offsetY', 'blur', 'spread'].map((part) => [part, { value: 1, unit: 'px' }]),
    ),
  }
  const { root } = await importChanged({
    '/theme/contrast/shadow/raised/$value': [layer, layer, layer],
    '/scale/font/sans/$value': names,
  })
  const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome')
  for (const name of ['themes/contrast.ts', 'scale/type.ts']) {
    const text = readFileSync(join(root, 'tokens', name), 'utf8')
    const args = [biome, 'format', `--stdin-file-path=tokens/${name}`]
    const { stdout } = spawnSync(process.execPath, args, { cwd: projectRoot, input: text, encoding: 'utf8' })
    expect(text).toBe(stdout)
  }
})

test('a file with problems is reported line by line with its places, changes nothing, and could not run', async () => {
  const { code, out, err, differing } = await importChanged({
    '/theme/light/color/text': undefined,
    '/palette/aegean/650': {},
    '/scale/space/md/$value/value': 99,
  })
  expect({ code, out, differing }).toEqual({ code: 2, out: '', differing: [] })
  expect(err.replaceAll(folder, '')).toBe(
    `/tokens.json#/palette/aegean/650: the code has no token or group of that name
/tokens.json#/theme/light/color/text: it is missing
`,
  )
})

test('a file that is none is one line', async () => {
  const path = join(folder, 'torn.json')
  writeFileSync(path, '{ "palette": ')
  expect(await run('import', path)).toEqual({
    code: 2,
    out: '',
    err: expect.stringMatching(/^estia: .*torn\.json cannot be read: .*\n$/),
  })
  const { err } = await run('import', join(folder, 'none.json'))
  expect(err).toMatch(/^estia: .*none\.json cannot be read: ENOENT.*\n$/)
})
