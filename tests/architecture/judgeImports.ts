import { posix } from 'node:path'
import type { Graph } from './arrows.ts'
import { type ImportRule, testTools } from './importRules.ts'
import { isTest } from './sourceFiles.ts'
import type { Violation } from './violation.ts'

/** Every arrow that the table does not allow, and every cycle. */
export function judgeImports(
  { arrows, cycles, lineOf }: Graph,
  rules: readonly ImportRule[],
): readonly Violation[] {
  const forbidden = arrows.flatMap((arrow): readonly Violation[] => {
    const { from, to } = arrow
    const rule = rules.find(({ folder, files }) => ownFolder(folder, from) && from.endsWith(files ?? ''))
    if (!rule)
      return [
        { rule: 'folders', file: from, what: 'has no row in the table', reason: 'every folder has one' },
      ]
    if (allows(rule, from, to)) return []
    return [{ rule: nameOf(rule), file: from, line: lineOf(arrow), what: `→ ${to}`, reason: rule.reason }]
  })
  return [...forbidden, ...cycles.map(cycleViolation)]
}

/** A row's name in messages. */
export const nameOf = ({ folder, files }: ImportRule): string => (files ? `${folder} *${files}` : folder)

function allows(rule: ImportRule, from: string, to: string): boolean {
  const own = ownFolder(rule.folder, from)
  if (rule.itself !== false && own && fits(own, to)) return true
  if (isTest(from) && testTools.some((target) => fits(target, to))) return true
  const named = (targets: readonly string[]) => targets.some((target) => fits(target, to))
  return named(rule.may) && !named(rule.never ?? [])
}

/** The real folder behind a row's pattern, for a file in it: `app/features/*` → `app/features/search`. */
function ownFolder(pattern: string, file: string): string | undefined {
  const segments = file.split('/')
  const depth = pattern.split('/').length
  const folder = segments.slice(0, depth).join('/')
  return segments.length > depth && posix.matchesGlob(folder, pattern) ? folder : undefined
}

/** A target is what it names and, for a folder or a package, all that is in it. */
const fits = (pattern: string, target: string): boolean =>
  posix.matchesGlob(target, pattern) || posix.matchesGlob(target, `${pattern}/**`)

const cycleViolation = (ring: readonly string[]): Violation => ({
  rule: 'no cycles',
  file: ring[0] ?? '',
  what: `→ ${ring.slice(1).join(' → ')}`,
  reason: 'two files that need each other, if only for their types, are one, or lack a third',
})
