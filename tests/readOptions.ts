import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>
type Asked<Known extends Options> = ReturnType<
  typeof parseArgs<{ readonly options: Known; readonly allowPositionals: true }>
>

/** Ends a program that cannot do what it was asked. */
export function cannotRun(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(2)
}

/** What a program was asked on the command line. `--help` prints `usage`; a wrong option is told, and ends it. */
export function readOptions<const Known extends Options>(usage: string, options: Known): Asked<Known> {
  const asked = parsed(usage, options)
  if (asked.values['help'] === true) {
    process.stdout.write(`${usage}\n`)
    process.exit()
  }
  return asked as Asked<Known>
}

function parsed(usage: string, options: Options) {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    })
  } catch (error) {
    return cannotRun(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}
