import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const log = join(import.meta.dirname, 'requestLog.ts')

/** What a process writes that does something with `say`, in the order of the writes. */
function written(does: string): readonly string[] {
  const program = `
    const writes = []
    const write = process.stdout.write.bind(process.stdout)
    process.stdout.write = (text) => writes.push(text)
    const { writeToStdout } = await import(${JSON.stringify(log)})
    const say = (message, level = 'info') => writeToStdout({ level, message })
    process.on('exit', () => write(JSON.stringify(writes.map((text) => text.match(/(?<="message":")\\w+/g).join()))))
    ${does}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program])
  if (stdout.length === 0) throw new Error(stderr.toString())
  return JSON.parse(stdout.toString()) as readonly string[]
}

describe('the log', () => {
  it('writes the lines of one round in one go, in their order', () => {
    expect(written(`say('a'); say('b'); setTimeout(() => { say('c'); say('d') }, 20)`)).toEqual([
      'a,b',
      'c,d',
    ])
  })

  it('writes an error at once, and what was said before it', () => {
    expect(written(`say('a'); say('b', 'error'); say('c')`)).toEqual(['a,b', 'c'])
  })

  it('loses nothing of a process that ends or fails in the same round', () => {
    expect(written(`say('a'); process.exit(1)`)).toEqual(['a'])
    expect(
      written(`say('a'); process.on('uncaughtException', () => process.exit(7)); throw new Error()`),
    ).toEqual(['a'])
  })
})
