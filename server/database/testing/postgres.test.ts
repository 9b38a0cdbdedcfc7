import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { startChild } from './child.ts'
import { postgresMissing } from './postgres.ts'

/** Whether something listens there. */
const answers = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return isOpen
}

it.skipIf(postgresMissing() !== undefined).each(['SIGKILL', 'SIGTERM'] as const)(
  'a server of the tests ends, and its folder goes, when their process is ended by %s',
  async (signal) => {
    const child = startChild('server.entry.ts', [])
    await child.said((line) => line.startsWith('{'))
    const { folder, port } = JSON.parse(child.lines[0] ?? '') as { folder: string; port: number }
    expect(await answers(port)).toBe(true)
    child.process.kill(signal)
    await child.exited
    await vi.waitFor(async () => expect([await answers(port), existsSync(folder)]).toEqual([false, false]), {
      timeout: 15_000,
      interval: 200,
    })
  },
  30_000,
)
