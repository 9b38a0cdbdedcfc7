/**
 * Programs of the tests, run as processes of their own.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export interface Child {
  readonly process: ChildProcess
  /** Lines it has said. */
  readonly lines: string[]
  /** What it has complained about. */
  readonly complaint: () => string
  /** Resolves once a line was said that passes. */
  readonly said: (passes: (line: string) => boolean) => Promise<void>
  /** Resolves with the exit code, null after a signal. */
  readonly exited: Promise<number | null>
}

/** Starts `testing/<name>`, or the program at a whole path, with arguments; `before` are a program and its arguments that start it in turn. */
export const startChild = (
  name: string,
  args: ReadonlyArray<string>,
  before: ReadonlyArray<string> = [],
): Child => {
  const [program = '', ...given] = [...before, process.execPath, resolve(import.meta.dirname, name), ...args]
  const child = spawn(program, given, { stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  let rest = ''
  let errors = ''
  const exited = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
    child.emit('said')
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const said = async (passes: (line: string) => boolean): Promise<void> => {
    while (!lines.some(passes)) {
      const ended = await Promise.race([once(child, 'said').then(() => false), exited.then(() => true)])
      if (ended && !lines.some(passes)) throw new Error(`the program ended: ${errors}`)
    }
  }
  return { process: child, lines, complaint: () => errors, said, exited }
}
