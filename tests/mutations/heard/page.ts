import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#cli/projectRoot.ts'
import type { Defect } from './Defect.ts'

/** What became of a defect: the test file that failed, `not noticed`, or `not tried yet`. */
export type Fate = string

export const pagePath = join(projectRoot, 'docs/accessibility/planted-defects.md')

const row = /^\| (.+) \| ([\d.]+) \| (.+) \|$/

/** What the page says of each defect, by its name. */
export const readPage = (): ReadonlyMap<string, Fate> =>
  new Map(
    (existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : '').split('\n').flatMap((line) => {
      const [, name, , fate] = row.exec(line) ?? []
      return name !== undefined && fate !== undefined ? [[name, fate] as const] : []
    }),
  )

/** The page that publishes the figure. A run of some defects leaves what is known of the others. */
export function writePage(defects: readonly Defect[], fates: ReadonlyMap<string, Fate>): string {
  const fateOf = ({ name }: Defect) => fates.get(name) ?? 'not tried yet'
  const noticed = defects.filter(
    (defect) => fateOf(defect).endsWith('.tsx') || fateOf(defect).endsWith('.ts'),
  )
  const tried = defects.filter((defect) => fateOf(defect) !== 'not tried yet')
  const rows = defects.map((defect) => `| ${defect.name} | ${defect.criterion} | ${fateOf(defect)} |`)
  return `# Planted defects

Defects of the kind that people who hear the portal or use it by keyboard stumble over, put into a copy of the real sources one by one. Each has to make a test of \`npm test\` fail; \`seeded-faults.md\` tries the look at stories in the same way.

**Noticed: ${noticed.length} of ${tried.length} that were put in, of ${defects.length}.**

This page is written by \`npm run test:heard -- --update\`; with \`--only\` it writes of those alone.

| defect | WCAG 2.2 | noticed by |
|---|---|---|
${rows.join('\n')}
`
}
