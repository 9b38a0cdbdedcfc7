import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from './portal.ts'

/** Measures the peer: a bare server that gives everybody the same reply. */
export async function withBareServer<A>(reply: string, measure: (origin: string) => Promise<A>): Promise<A> {
  const folder = mkdtempSync(join(tmpdir(), 'estia-bare-'))
  const path = join(folder, 'reply')
  writeFileSync(path, reply)
  const port = await freePort()
  const script = join(import.meta.dirname, 'bareServer.ts')
  const server = spawn(process.execPath, [script, String(port), path], { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  try {
    while (!(await fetch(origin).catch(() => undefined))?.ok) await setTimeout(50)
    return await measure(origin)
  } finally {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
