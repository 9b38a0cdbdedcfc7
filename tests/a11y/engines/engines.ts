/** Two engines beside axe, as scripts for a page. Installed by their own step alone, never by `npm ci` of the project. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const folder = import.meta.dirname
const files = {
  IBM: 'node_modules/accessibility-checker-engine/ace.js',
  HTML_CodeSniffer: 'node_modules/html_codesniffer/build/HTMLCS.js',
} as const
export type EngineName = keyof typeof files
export const engineNames = Object.keys(files) as readonly EngineName[]

/** What an engine is sure of. */
export interface Finding {
  readonly rule: string
  readonly says: string
  /** The start of the element's markup. */
  readonly where: string
}

/** Installs both, exactly as their own lock file says. */
export function installEngines(): void {
  if (engineNames.every((name) => existsSync(join(folder, files[name])))) return
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('npm ci in tests/a11y/engines did not end well')
}

/** Within a page. Only what counts as a violation; what a person has to judge is judged in docs/accessibility. */
const asks: Readonly<Record<EngineName, string>> = {
  IBM: `(async () => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ rule: ruleId, says: message, where: snippet }))
  })()`,
  HTML_CodeSniffer: `(async () => {
    await new Promise((done) => HTMLCS.process('WCAG2AA', document, done))
    return HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ code, msg, element }) => ({ rule: code, says: msg, where: element?.outerHTML ?? '' }))
  })()`,
}

const LONGEST = 200

/** The rule of an engine that stopped. */
export const stopped = 'stopped'

/** What an engine finds on the page as it stands. */
export async function findingsOf(page: Page, engine: EngineName): Promise<readonly Finding[]> {
  await page.evaluate(readFileSync(join(folder, files[engine]), 'utf8'))
  const found = await asked(page, engine)
  return found.map((one) => ({ ...one, where: one.where.slice(0, LONGEST) }))
}

/** An engine that stops with an error of its own has looked at nothing: that is a finding too, at the page's path. */
async function asked(page: Page, engine: EngineName): Promise<readonly Finding[]> {
  try {
    return await page.evaluate<readonly Finding[]>(asks[engine])
  } catch (error) {
    return [{ rule: stopped, says: String(error).slice(0, LONGEST), where: new URL(page.url()).pathname }]
  }
}
