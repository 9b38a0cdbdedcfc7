import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { heldMemory } from './heldMemory.ts'

const MB = 2 ** 20

/** Has room of 100 MB for WebAssembly and uses it, then other 100 MB, a step each line that it is sent. */
const program = `
const memory = new WebAssembly.Memory({ initial: 1600 })
const steps = [() => new Uint8Array(memory.buffer).fill(1), () => { globalThis.kept = Buffer.alloc(100 * 2 ** 20, 1) }]
process.stdin.on('data', () => { steps.shift()?.(); process.stdout.write('done') })
process.stdout.write('ready')
`

describe.skipIf(process.platform !== 'linux')('memory that is held', () => {
  it('has WebAssembly in it from the start, and all else from its first use', async () => {
    const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] })
    const held = async () => {
      await once(child.stdout, 'data')
      return heldMemory(child.pid as number) / MB
    }
    const atFirst = await held()
    child.stdin.write('next')
    const used = await held()
    child.stdin.write('next')
    const withMore = await held()
    child.kill()
    expect(atFirst).toBeGreaterThan(100)
    expect(Math.abs(used - atFirst)).toBeLessThan(20)
    expect(withMore - used).toBeGreaterThan(90)
  })
})
