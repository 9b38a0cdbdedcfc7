import type { Entry } from '#cli/checks/coverage/entries.ts'
import type { Proof } from '#cli/checks/coverage/proofs.ts'
import type { TestFile } from '#cli/checks/coverage/tests.ts'
import { namedEntries } from '#cli/checks/coverage/namedEntries.ts'
import type { Seen } from '#cli/checks/place.ts'

/** What tests the specification. */
export interface CoverageFacts {
  /** Entries that a check compares. */
  readonly compared: ReadonlySet<string>
  readonly tests: readonly TestFile[]
  readonly proofs: readonly Proof[]
  /** Entries that nothing tests, and that are known for it. */
  readonly untested: readonly string[]
}

export type CoverageProblem = Seen &
  (
    | { readonly code: 'entry-untested'; readonly entry: string }
    | { readonly code: 'entry-unheard'; readonly entry: string }
    | { readonly code: 'proof-missing'; readonly title: string; readonly entries: readonly string[] }
  )

export type CoverageNote = Seen &
  (
    | {
        readonly code: 'entries-untested'
        readonly of: number
        readonly entries: readonly string[]
      }
    | { readonly code: 'entry-tested-now'; readonly entry: string }
  )

export interface CoverageFindings {
  readonly problems: readonly CoverageProblem[]
  readonly notes: readonly CoverageNote[]
}

/**
 * Every entry of the specification is tested, or is known for not being so. It counts as tested
 * 1. when a check of `estia check` compares it: altered, it makes the check find something else;
 * 2. when a test outside of cli/ writes its own word: a path, a key, a field that nobody writes by chance;
 * 3. when proofs.ts names a test that shows it, and that test is there.
 * What was tested once and is no longer is a problem, for it is not on the list of what is known.
 */
export function checkCoverage(facts: CoverageFacts, spec: readonly Entry[]): CoverageFindings {
  const proven = new Set(
    facts.proofs.filter((proof) => isThere(proof, facts)).flatMap(({ entries }) => entries),
  )
  const named = namedEntries(spec, facts.tests)
  const isTested = ({ id }: Entry) => facts.compared.has(id) || named.has(id) || proven.has(id)
  const untested = spec.filter((entry) => !isTested(entry))
  const known = new Set(facts.untested)
  return {
    problems: [
      ...untested
        .filter(({ id }) => !known.has(id))
        .map((entry): CoverageProblem => ({ ...seen(entry), code: 'entry-untested', entry: entry.id })),
      ...missingProofs(facts, spec),
      ...unheard(facts, spec),
    ],
    notes: [...untestedByFile(untested, spec), ...testedNow(facts, spec.filter(isTested))],
  }
}

const seen = ({ file, declaration, section }: Entry): Seen => ({
  at: { file: `cli/spec/${file}.ts`, name: declaration },
  spec: section,
})

const isThere = ({ file, title }: Proof, { tests }: CoverageFacts): boolean =>
  tests.some((test) => test.file === file && test.titles.has(title))

const missingProofs = (facts: CoverageFacts, spec: readonly Entry[]): readonly CoverageProblem[] =>
  facts.proofs
    .filter((proof) => !isThere(proof, facts))
    .map(({ file, title, entries }) => ({
      code: 'proof-missing',
      title,
      entries,
      at: { file },
      spec: spec.find(({ id }) => entries.includes(id))?.section ?? '',
    }))

/** Lists that speak of an entry that the specification does not have, or has under another name. */
function unheard({ proofs, untested }: CoverageFacts, spec: readonly Entry[]): readonly CoverageProblem[] {
  const ids = new Set(spec.map(({ id }) => id))
  const of = (file: string, entries: readonly string[]) =>
    entries
      .filter((entry) => !ids.has(entry))
      .map((entry) => ({
        code: 'entry-unheard' as const,
        entry,
        at: { file: `cli/checks/coverage/${file}.ts`, name: file },
        spec: '1 to 9',
      }))
  return [
    ...of(
      'proofs',
      proofs.flatMap(({ entries }) => entries),
    ),
    ...of('untested', untested),
  ]
}

/** One note a file of cli/spec. */
const untestedByFile = (untested: readonly Entry[], spec: readonly Entry[]): readonly CoverageNote[] =>
  [...Map.groupBy(untested, ({ file }) => file)].map(([file, entries]) => ({
    code: 'entries-untested',
    of: spec.filter((entry) => entry.file === file).length,
    entries: entries.map(({ id }) => id.slice(file.length + 1)),
    at: { file: `cli/spec/${file}.ts` },
    spec: [...new Set(entries.map(({ section }) => section))].join('; '),
  }))

const testedNow = ({ untested }: CoverageFacts, tested: readonly Entry[]): readonly CoverageNote[] =>
  tested
    .filter(({ id }) => untested.includes(id))
    .map((entry) => ({
      code: 'entry-tested-now',
      entry: entry.id,
      at: { file: 'cli/checks/coverage/untested.ts', name: 'untested' },
      spec: entry.section,
    }))
