/** Runs commands one after the other in one process, and says how each ended: as JSON, once nothing keeps the process. */
import { runCommandLine } from '#cli/commandLine.ts'

const commands = JSON.parse(process.argv[2] ?? '[]') as readonly (readonly string[])[]

const ends: { readonly code: number; readonly err: string }[] = []
for (const args of commands) {
  let err = ''
  const code = await runCommandLine(args, { out: () => undefined, err: (text) => (err += text) })
  ends.push({ code, err })
}

process.once('beforeExit', () => process.stdout.write(JSON.stringify(ends)))
