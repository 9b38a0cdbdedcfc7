/**
 * The one place that says what axe checks, for every story and for every page: WCAG 2.2 A and AA, best
 * practices, and what is off unless it is asked for. No helper and no story narrows this by itself.
 */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const

/** Off by default in axe, on here. */
export const addedRules = [
  'target-size',
  'color-contrast-enhanced',
  'identical-links-same-purpose',
  'label-content-name-mismatch',
] as const

/** Rules that axe only ever hands to a person. Where they find something we change it instead. */
const strictRules: readonly string[] = ['identical-links-same-purpose']

/** What a theme can change. Every other rule is settled by structure and size. */
export const colourRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'] as const

export interface AxeException {
  readonly rule: string
  /** Where the rule does not hold. */
  readonly where: 'stories' | 'pages'
  readonly reason: string
  readonly link: string
}

const about = (rule: string) => `https://dequeuniversity.com/rules/axe/4.14/${rule}`

/** Nothing else is left out. An exception without a reason and a link does not compile. */
export const exceptions: readonly AxeException[] = [
  {
    rule: 'region',
    where: 'stories',
    reason:
      'A component is a part of a page: the landmarks around it are the page’s. Pages are checked for it.',
    link: about('region'),
  },
]

/** Options of a run of axe: every rule that holds there. */
export function axeOptions(where: AxeException['where']) {
  const off = exceptions.filter((exception) => exception.where === where)
  return {
    runOnly: { type: 'tag' as const, values: [...axeTags] },
    rules: Object.fromEntries([
      ...addedRules.map((rule) => [rule, { enabled: true }] as const),
      ...off.map(({ rule }) => [rule, { enabled: false }] as const),
    ]),
  }
}

export interface AxeViolation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[]
}

export interface AxeResults {
  readonly violations: readonly AxeViolation[]
  readonly incomplete: readonly AxeViolation[]
}

/** A line a violated element: the rule, where, and what to do. */
export function axeLines({ violations, incomplete }: AxeResults): readonly AxeLine[] {
  const asked = incomplete.filter(({ id }) => strictRules.includes(id))
  return [...violations, ...asked].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({
      check: `axe ${id}`,
      where: target.flat().join(' '),
      says: failureSummary
        .replace(/^Fix (?:any|all) of the following:\s*/, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    })),
  )
}

export interface AxeLine {
  readonly check: string
  readonly where: string
  readonly says: string
}
