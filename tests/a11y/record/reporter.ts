import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { isNightly } from '../../nightly/isNightly.ts'
import type { CheckName } from '#domain/accessibility/runs.ts'
import { noteRun } from './noteRun.ts'

/** How the titles of tests begin that look at a page with one of the engines. */
const engines: Readonly<Record<string, CheckName>> = { axe: 'axe', IBM: 'ibm', HTML_CodeSniffer: 'htmlcs' }

/** Notes what a nightly run of all pages found, for the accessibility statement. */
export default class RecordReporter implements Reporter {
  readonly #looked = new Map<CheckName, { title: string; isFine: boolean }[]>()

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const engine = engines[test.title.split(':')[0] ?? '']
    if (engine === undefined || status === 'skipped') return
    const rest = (this.#looked.get(engine) ?? []).filter(({ title }) => title !== test.title)
    this.#looked.set(engine, [...rest, { title: test.title, isFine: status === 'passed' }])
  }

  onEnd({ status }: FullResult): void {
    if (!isNightly() || status === 'interrupted') return
    for (const [engine, tests] of this.#looked) {
      const open = tests.filter(({ isFine }) => !isFine).map(({ title }) => title)
      noteRun(engine, { looked: tests.length, open })
    }
  }
}
