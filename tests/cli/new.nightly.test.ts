import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { projectRoot } from '#cli/projectRoot.ts'
import { type Ended, runEstia } from './runEstia.ts'
import { copy, plantTree } from './Tree.ts'

const tree = plantTree(copy)
afterAll(tree.remove)

const bin = (name: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(join(projectRoot, 'node_modules/.bin', name), args, {
    cwd: tree.root,
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}` }
}

const filesOf = ({ out }: Ended) => out.split('\n').filter((line) => line !== '')

describe('what is begun', () => {
  let [ended, written]: [readonly Ended[], readonly string[]] = [[], []]
  beforeAll(async () => {
    ended = [
      await runEstia(tree.root, ['new', 'component', 'PriceTag', '--group', 'feedback']),
      await runEstia(tree.root, ['new', 'feature', 'cityGuide']),
      await runEstia(tree.root, ['new', 'check', 'sitemaps']),
    ]
    written = ended.flatMap(filesOf)
  })

  it('is followed by what to do next', () => {
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0])
    for (const { err } of ended) expect(err).toMatch(/^Next:\n1\. .+\n2\. .+\n/)
  })

  it('is every part that its kind has', () => {
    expect(written).toEqual([
      'design-system/feedback/PriceTag/PriceTag.tsx',
      'design-system/feedback/PriceTag/PriceTag.css.ts',
      'design-system/feedback/PriceTag/PriceTag.test.tsx',
      'stories/feedback/PriceTag.stories.tsx',
      'app/features/cityGuide/cityGuide.routes.ts',
      'app/features/cityGuide/CityGuidePage.tsx',
      'app/features/cityGuide/model/cityGuidePath.ts',
      'app/features/cityGuide/model/cityGuidePath.test.ts',
      'cli/spec/sitemaps.ts',
      'cli/checks/sitemaps/check.ts',
      'cli/checks/sitemaps/facts.ts',
      'cli/checks/sitemaps/run.ts',
      'cli/checks/sitemaps/words.ts',
      'cli/checks/sitemaps/check.test.ts',
      'cli/checks/registry.ts',
      'cli/checks/findings.ts',
      'cli/checks/formatProblem.ts',
    ])
  })

  it('leaves the project it was copied from alone', () => {
    const registry = readFileSync(join(projectRoot, 'cli/checks/registry.ts'), 'utf8')
    expect(registry).not.toContain('sitemaps')
  })

  it('is formatted, and the linter has nothing to say', () => {
    expect(bin('biome', 'format', ...written)).toMatchObject({ status: 0 })
    expect(bin('oxlint', '--deny-warnings', ...written)).toMatchObject({ status: 0 })
  })

  it('compiles', () => {
    // Of the whole project only what these files use.
    const ambient = ['app/i18n/messages.d.ts']
    const alone = { extends: './tsconfig.json', include: [], files: [...written, ...ambient] }
    writeFileSync(join(tree.root, 'tsconfig.alone.json'), JSON.stringify(alone))
    expect(bin('tsc', '--noEmit', '-p', 'tsconfig.alone.json')).toEqual({ status: 0, said: '' })
  })

  it('comes with tests that pass', () => {
    const tests = written.filter((file) => file.endsWith('.test.ts'))
    expect(bin('vitest', 'run', '--project', 'unit', ...tests)).toMatchObject({
      status: 0,
      said: expect.stringMatching(/3 passed/),
    })
  })

  it('runs with the others', async () => {
    const { code, out } = await runEstia(tree.root, ['check', 'sitemaps', 'tokens'])
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringContaining('sitemaps: 0 compared, as specified'),
    })
    expect((await runEstia(tree.root, ['explain', 'sitemaps-missing'])).code).toBe(0)
  })

  it('is refused a second time', async () => {
    expect(await runEstia(tree.root, ['new', 'component', 'PriceTag', '--group', 'layout'])).toEqual({
      code: 2,
      out: '',
      err: 'estia: there is a design-system/feedback/PriceTag already\n',
    })
  })
})

test.each([
  { args: ['component', 'priceTag'], says: 'a component is called like PriceTag; priceTag is not' },
  { args: ['component', '../../Escape'], says: 'a component is called like PriceTag; ../../Escape is not' },
  { args: ['feature', 'Agencies'], says: 'a feature is called like savedSearches; Agencies is not' },
  { args: ['feature', 'cityGuid'], says: 'Did you mean cityGuide?' },
  { args: ['feature', 'saved'], says: 'there is a app/features/saved already' },
  { args: ['check', 'constants'], says: 'there is a cli/checks/constants already' },
  { args: ['component', 'Chip', '--group', 'feedbck'], says: 'Did you mean feedback?' },
])('estia new $args is refused in one line', async ({ args, says }) => {
  const { code, out, err } = await runEstia(projectRoot, ['new', ...args])
  expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 })
  expect(err).toContain(says)
})

test('a dry run tells the files and writes none', async () => {
  const ended = await runEstia(projectRoot, ['new', 'check', 'sitemaps', '--dry-run'])
  expect(ended).toMatchObject({ code: 0, err: 'Nothing was written.\n' })
  expect(filesOf(ended)).toContain('cli/checks/sitemaps/check.ts')
  expect(existsSync(join(projectRoot, 'cli/checks/sitemaps'))).toBe(false)
})
