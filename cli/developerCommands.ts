import { Argument, type Command, Option } from 'commander'
import type { CheckOptions, NewOptions } from '#cli/commands/options.ts'
import type { ExitCode, Output } from '#cli/exit.ts'
import { portalAddress } from '#cli/portalAddress.ts'
import { scaffoldKinds, type ScaffoldKind } from '#cli/new/kinds.ts'
import { reporterNames } from '#cli/reporters/names.ts'
import { type ShellName, shellNames } from '#cli/completion/shells.ts'

type End = (code: ExitCode) => void

/** `estia check` */
export function addCheck(program: Command, output: Output, end: End): void {
  program
    .command('check')
    .description('hold the code against the specification')
    .argument('[names...]', 'checks to run (all of them when none is named)')
    .option('--only <names>', 'the same as a list: --only routes,constants', commaSeparated)
    .addOption(new Option('--format <name>', 'how to report').choices(reporterNames).default('human'))
    .option('--url <address>', 'also ask a running portal (routes); localhost:3000 is enough', portalAddress)
    .option('--watch', 'run again whenever a source changes, until Ctrl-C')
    .addHelpText('after', checkExamples)
    .action(async (names: string[], options: CheckOptions) => {
      if (options.watch)
        end(await (await import('#cli/commands/watch.ts')).watchAndCheck(names, options, output))
      else end(await (await import('#cli/commands/check.ts')).check(names, options, output))
    })
}

const checkExamples = `
Each problem says what was found, where, what the specification says and what to do.
"estia explain" lists the checks and their codes.

Exit codes: 0 as specified, 1 problems found, 2 could not run, 70 a bug of estia's.

Examples:
  $ estia check                                     everything
  $ estia check routes constants                    two of the checks
  $ estia check --only routes --url http://localhost:3000
  $ estia check --watch --only translations         while you write texts
  $ estia check --format github                     annotations in a pull request
  $ estia check --format sarif > check.sarif        for code scanning
`

/** `--only a,b --only c` */
const commaSeparated = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...text.split(',').filter((name) => name !== ''),
]

/** `estia explain` */
export function addExplain(program: Command, output: Output): void {
  program
    .command('explain')
    .description('say what a code of a check means and what to do about it')
    .argument('[code]', 'lists every code when absent')
    .addHelpText('after', '\nExample:\n  $ estia explain constant-differs\n')
    .action(async (code: string | undefined) =>
      (await import('#cli/commands/explain.ts')).explain(code, output),
    )
}

/** `estia new` */
export function addNew(program: Command, output: Output): void {
  program
    .command('new')
    .description('begin a component, a feature or a check from what the others are made of')
    .addArgument(new Argument('<kind>').choices(scaffoldKinds))
    .argument('<name>', 'RangeMeter for a component, rangeMeter for a feature or a check')
    .option('--group <name>', 'folder of the design system for a component', 'layout')
    .option('--dry-run', 'say which files there would be, write none')
    .addHelpText('after', newExamples)
    .action(async (kind: ScaffoldKind, name: string, options: NewOptions) =>
      (await import('#cli/commands/new.ts')).scaffold(kind, name, options, output),
    )
}

const newExamples = `
Examples:
  $ estia new component PriceTag --group feedback
  $ estia new feature compare
  $ estia new check sitemaps --dry-run
`

/** `estia completion` */
export function addCompletion(program: Command, output: Output): void {
  program
    .command('completion')
    .description('print a script that completes commands, options and their words')
    .addArgument(new Argument('<shell>').choices(shellNames))
    .addHelpText('after', completionExamples)
    .action(async (shell: ShellName) =>
      (await import('#cli/commands/completion.ts')).completion(program, shell, output),
    )
}

const completionExamples = `
Put it where your shell looks:
  $ source <(estia completion bash)
  $ estia completion zsh > "\${fpath[1]}/_estia"
  $ estia completion fish > ~/.config/fish/completions/estia.fish
`
