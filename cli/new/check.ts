import type { AddedLine, Scaffold } from '#cli/new/Scaffold.ts'

/** A check: one list of the specification against one of the code, both to be filled. */
export function check(name: string): Scaffold {
  const folder = `cli/checks/${name}`
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return {
    files: {
      [`cli/spec/${name}.ts`]: spec(name),
      [`${folder}/check.ts`]: rule(name, type),
      [`${folder}/facts.ts`]: facts(name, type),
      [`${folder}/run.ts`]: run(name, type),
      [`${folder}/words.ts`]: words(name, type),
      [`${folder}/check.test.ts`]: test(name, type),
    },
    added: [...inRegistry(name), ...inFindings(name, type), ...inWording(name)],
    next: [
      `Transcribe what the specification says into cli/spec/${name}.ts, each entry with its section.`,
      `Gather what the code says in ${folder}/facts.ts, from domain/ or app/, never from cli/spec.`,
      `Add a code for each way in which they can differ, and a scenario for each to ${folder}/check.test.ts.`,
      `Run it: npx estia check ${name}; npx vitest run --project unit ${folder}`,
      `Show that it bites: deviations in tests/mutations/.`,
    ],
  }
}

const registry = 'cli/checks/registry.ts'
const findings = 'cli/checks/findings.ts'
const wording = 'cli/checks/formatProblem.ts'
const asTop = ''

const inRegistry = (name: string): readonly AddedLine[] => [
  { file: registry, after: asTop, line: `import { ${name}Words } from '#cli/checks/${name}/words.ts'` },
  {
    file: registry,
    after: 'export const checks: readonly Check[] = [',
    line: `  { name: '${name}', about: '${name}', run: async () => (await import('#cli/checks/${name}/run.ts')).${name}Check(), words: ${name}Words },`,
  },
]

const inFindings = (name: string, type: string): readonly AddedLine[] => [
  {
    file: findings,
    after: asTop,
    line: `import type { ${type}Problem } from '#cli/checks/${name}/check.ts'`,
  },
  { file: findings, after: 'export type Problem =', line: `  | ${type}Problem` },
]

const inWording = (name: string): readonly AddedLine[] => [
  { file: wording, after: asTop, line: `import { ${name}Words } from '#cli/checks/${name}/words.ts'` },
  { file: wording, after: 'export const words: Words<Problem | Note> = {', line: `  ...${name}Words,` },
]

const spec = (
  name: string,
): string => `/** What the specification says of ${name}, an entry a line, each with its section. */
export const ${name}: readonly { readonly name: string; readonly section: string }[] = []
`

const rule = (name: string, type: string): string => `import type { Place, Seen } from '#cli/checks/place.ts'

/** What the code says. */
export interface ${type}Facts {
  readonly names: readonly string[]
  /** Where they are declared. */
  readonly at: Place
}

/** What the specification says. */
export type ${type}Spec = readonly { readonly name: string; readonly section: string }[]

export type ${type}Problem = Seen & { readonly code: '${name}-missing'; readonly name: string }

/** Everything that the specification names is in the code. */
export const check${type} = (facts: ${type}Facts, spec: ${type}Spec): readonly ${type}Problem[] =>
  spec
    .filter(({ name }) => !facts.names.includes(name))
    .map(({ name, section }) => ({ code: '${name}-missing', name, at: facts.at, spec: section }))
`

const facts = (
  name: string,
  type: string,
): string => `import type { ${type}Facts } from '#cli/checks/${name}/check.ts'

/** What the code says, gathered from domain/ and app/. */
export const gather${type} = (): ${type}Facts => ({ names: [], at: { file: 'domain/' } })
`

const run = (name: string, type: string): string => `import type { Findings } from '#cli/checks/findings.ts'
import { check${type} } from '#cli/checks/${name}/check.ts'
import { gather${type} } from '#cli/checks/${name}/facts.ts'
import { ${name} } from '#cli/spec/${name}.ts'

/** Holds the code against the specification's ${name}. */
export async function ${name}Check(): Promise<Findings> {
  const problems = check${type}(gather${type}(), ${name})
  return { check: '${name}', problems, notes: [], checked: ${name}.length }
}
`

const words = (
  name: string,
  type: string,
): string => `import type { ${type}Problem } from '#cli/checks/${name}/check.ts'
import type { Words } from '#cli/checks/Words.ts'

export const ${name}Words: Words<${type}Problem> = {
  '${name}-missing': {
    says: ({ name }) => \`"\${name}" is not in the code\`,
    mend: 'Add it where the others are declared, spelled as in the specification.',
  },
}
`

const test = (name: string, type: string): string => `import { expect, test } from 'vitest'
import { check${type} } from '#cli/checks/${name}/check.ts'
import { gather${type} } from '#cli/checks/${name}/facts.ts'
import { ${name} } from '#cli/spec/${name}.ts'

test('the true tree is as specified', () => {
  expect(check${type}(gather${type}(), ${name})).toEqual([])
})

test('what is missing is found, with its place on both sides', () => {
  const facts = { names: ['one'], at: { file: 'domain/', name: 'names' } }
  const spec = [
    { name: 'one', section: '1 Beginning' },
    { name: 'two', section: '2 Continuing' },
  ]
  expect(check${type}(facts, spec)).toEqual([
    { code: '${name}-missing', name: 'two', at: facts.at, spec: '2 Continuing' },
  ])
})
`
