import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { exceptions } from './exceptions.ts'

/** The annotation of a test that needed an exception; it says which. */
export const usedException = 'exception'

/** Fails a run in which an exception was needed by no page. */
export default class UnusedReporter implements Reporter {
  readonly #used = new Set<number>()

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === usedException) this.#used.add(Number(description))
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    const unused = exceptions.filter((_, at) => !this.#used.has(at))
    if (status !== 'passed' || unused.length === 0) return Promise.resolve(undefined)
    for (const { engine, rule } of unused) console.error(`no page needs the exception ${engine} ${rule}`)
    return Promise.resolve({ status: 'failed' })
  }
}
