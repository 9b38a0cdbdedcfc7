import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { portalAddress } from '../portal/address.ts'

/** The portal of the suites from outside, on its own stock. */
export async function startPortal(): Promise<{ readonly origin: string; readonly stop: () => void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../portal/serve.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = () => void child.kill('SIGTERM')
  for (let second = 0; second < 240; second++) {
    if (child.exitCode !== null) throw new Error('The portal did not start.')
    if (await isReady()) return { origin: portalAddress, stop }
    await wait(1000)
  }
  stop()
  throw new Error('The portal was not ready after four minutes.')
}

const isReady = async (): Promise<boolean> => {
  try {
    return (await fetch(`${portalAddress}/readyz`)).ok
  } catch {
    return false
  }
}
