import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { collectable, collectGarbage } from './collectGarbage.ts'

/** Makes something and lets go of it, then tells whenever it is collected. */
const program = `
globalThis.registry = new FinalizationRegistry(() => process.stdout.write('collected'))
registry.register({})
setInterval(() => {}, 1000)
process.stdout.write('ready')
`

it('has another process let go of what nobody holds', async () => {
  const child = spawn(process.execPath, [collectable, '-e', program])
  let complaints = ''
  child.stderr.on('data', (text) => {
    complaints += String(text)
  })
  await once(child.stdout, 'data')
  const told = once(child.stdout, 'data')
  await collectGarbage(complaints)
  expect(String(await told)).toBe('collected')
  child.kill()
})

it('says where a process cannot be reached', async () => {
  await expect(collectGarbage('')).rejects.toThrow('was not started collectable')
})
