import { join } from 'node:path'

export interface Caught {
  readonly fault: string
  readonly criterion: string
  /** The check that found it and the mode it was found in; empty where nothing did. */
  readonly by: string
}

export const figurePath = join(import.meta.dirname, '../../../docs/accessibility/seeded-faults.md')

/** The page that publishes the figure. */
export function figurePage(caught: readonly Caught[]): string {
  const rows = caught.map(
    ({ fault, criterion, by }) => `| ${fault} | ${criterion} | ${by || '**not caught**'} |`,
  )
  const figure = caught.filter(({ by }) => by !== '').length
  return `# Planted faults

The net of \`tests/stories/\` is tried with things that are wrong in one way each (\`tests/stories/faults/\`): mounted, played and inspected as every story is. The same things without their fault give no alarm.

**Caught: ${figure} of ${caught.length}.** What it does not catch is listed too: it is what a person has to look at.

This page is written by \`npm run test:stories:seeded -- --update\`.

| fault | WCAG 2.2 | caught by (mode) |
|---|---|---|
${rows.join('\n')}
`
}
