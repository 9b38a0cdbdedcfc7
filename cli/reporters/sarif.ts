import type { Findings, Note, Problem } from '#cli/checks/findings.ts'
import { formatProblem } from '#cli/checks/formatProblem.ts'
import type { Place } from '#cli/checks/place.ts'
import { checks } from '#cli/checks/registry.ts'
import { patternOf } from '#cli/checks/pattern.ts'

/** For code scanning: SARIF 2.1.0, with every code of the checks that ran as a rule. */
export function sarif(findings: readonly Findings[]): string {
  const rules = findings.flatMap(({ check }) => rulesOf(check))
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'estia check', rules } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { ROOT: { description: { text: 'The folder of package.json.' } } },
        results: findings.flatMap(({ check, problems, notes }) => [
          ...problems.map((problem) => result('error', check, problem)),
          ...notes.map((note) => result('note', check, note)),
        ]),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

const rulesOf = (name: string) =>
  Object.entries(checks.find((check) => check.name === name)?.words ?? {}).map(([id, saying]) => ({
    id,
    shortDescription: { text: patternOf(saying) },
    help: { text: saying.mend },
    properties: { tags: [name] },
  }))

const result = (level: 'error' | 'note', check: string, found: Problem | Note) => ({
  ruleId: found.code,
  level,
  message: { text: `${formatProblem(found)} (specification ${found.spec})` },
  locations: [location(found.at)],
  properties: { check, spec: found.spec },
})

/** An address of a running portal is unchanged; a path is relative to the root. */
const location = ({ file, line, name }: Place) => ({
  physicalLocation: {
    artifactLocation: /^https?:/.test(file) ? { uri: file } : { uri: encodeURI(file), uriBaseId: 'ROOT' },
    ...(line !== undefined && { region: { startLine: line } }),
  },
  ...(name !== undefined && { logicalLocations: [{ fullyQualifiedName: name }] }),
})
