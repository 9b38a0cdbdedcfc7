import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { portalData } from './address.ts'

const cli = join(import.meta.dirname, '../../cli/main.ts')

/** Runs a command of the operator on the portal that is looked at, and returns what it prints. */
export async function operate(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, ESTIA_DATA: portalData }
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args], { env })
  return stdout
}
