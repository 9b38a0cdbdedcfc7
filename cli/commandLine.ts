import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError, Option } from 'commander'
import { addCheck, addCompletion, addExplain, addNew } from '#cli/developerCommands.ts'
import { addOperator } from '#cli/operatorCommands.ts'
import { wholeNumber } from '#cli/wholeNumber.ts'
import { exit, type ExitCode, type Output } from '#cli/exit.ts'
import { asKnownProblem } from '#cli/knownProblem.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { defaults, languages } from '#domain/locale.ts'
import { shapeLevels } from '#domain/geography/shapeLevels.ts'
import type {
  BenchSearchOptions,
  BuildOptions,
  ImportBoundariesOptions,
  ImportFeedOptions,
  RestoreOptions,
  SeedOptions,
  ServeOptions,
  TokensExportOptions,
} from '#cli/commands/options.ts'

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  readonly version: string
}

/** Parses, runs and reports the result. Bugs are rethrown; everything else is one line on `err` and an exit code. */
export async function runCommandLine(args: readonly string[], output: Output): Promise<ExitCode> {
  let code: ExitCode = exit.clean
  const program = commandLine(output, (ended) => {
    code = ended
  })
  try {
    await program.parseAsync(args, { from: 'user' })
    return code
  } catch (thrown) {
    return endOf(thrown, output)
  }
}

function endOf(thrown: unknown, output: Output): ExitCode {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? exit.clean : exit.couldNotRun
  const known = asKnownProblem(thrown)
  if (!known) throw thrown
  output.err(`estia: ${known.message}\n`)
  return known._tag === 'DatabaseUnreachable' ? exit.tryAgain : exit.couldNotRun
}

const readOn = `
Exit codes:
  0  clean
  1  problems were found; stdout lists them
  2  could not run; one line on stderr says why
  70 a bug of estia's; stderr has the stack to report
  75 could not run now: PostgreSQL gives no answer

Examples:
  $ estia serve                       the portal, with demonstration listings
  $ estia check                       is the code what the specification says?
  $ estia check --only routes --url http://localhost:3000
  $ estia explain constant-differs    what a code means and what to do
  $ estia <command> --help            options and examples of one command

Read on: README.md to run it, CONTRIBUTING.md to work on it, docs/operations/ to operate it.
`

/** The commands and their options. Each command's code is loaded on use. */
function commandLine(output: Output, end: (code: ExitCode) => void): Command {
  const program = new Command('estia')
    .description('The property portal: serve it, seed it, hold it against its specification.')
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: output.out,
      writeErr: output.err,
      // The error and the suggestion, in one line.
      outputError: (text, write) => write(text.replaceAll(/\n(?=.)/g, ' ')),
    })
    .addHelpText('after', readOn)

  program.commandsGroup('The portal:')
  addPortal(program)
  program.commandsGroup('Its people:')
  addOperator(program, output)
  program.commandsGroup('Its data:')
  addSeed(program)
  addSnapshots(program, output)
  addTokens(program, output, end)
  addImport(program, output, end)
  program.commandsGroup('Working on it:')
  addCheck(program, output, end)
  addExplain(program, output)
  addNew(program, output)
  addBench(program, output, end)
  addCompletion(program, output)
  return program
}

function addPortal(program: Command): void {
  program
    .command('serve')
    .description('serve the portal; builds and seeds what is missing')
    .option('--port <number>', 'port to listen on (PORT, else 3000)', wholeNumber)
    .option('--dev', 'with hot reload')
    .option(
      '--demo-provider',
      'sign in with providers of our own, where anybody can be anybody (loopback only)',
    )
    .action(async (options: ServeOptions) => (await import('#cli/commands/serve.ts')).serve(options))

  program
    .command('build')
    .description('build the browser and server bundles')
    .action(async (options: BuildOptions) => (await import('#cli/commands/build.ts')).build(options))
}

function addSeed(program: Command): void {
  program
    .command('seed')
    .description('fill the database with demonstration listings')
    .option('--listings <n>', 'how many', wholeNumber, 12_000)
    .option('--seed <n>', 'the same number gives the same listings', wholeNumber, 1)
    .option('--reset', 'empty the database first')
    .action(async (options: SeedOptions) => (await import('#cli/commands/seed.ts')).seed(options))
}

function addSnapshots(program: Command, output: Output): void {
  program
    .command('backup')
    .description('write the whole database, as it is at one moment, to a folder; the portal may go on')
    .argument('<folder>', 'a new one, on this machine')
    .action(async (folder: string) => (await import('#cli/commands/backup.ts')).backup(folder, output))

  program
    .command('restore')
    .description('make the database out of such a folder, where there is none yet')
    .argument('<folder>')
    .option('--check', 'only see whether it is whole')
    .action(async (folder: string, options: RestoreOptions) =>
      (await import('#cli/commands/restore.ts')).restore(folder, options, output),
    )
}

function addBench(program: Command, output: Output, end: (code: ExitCode) => void): void {
  program
    .command('bench')
    .description('measure the portal on your own listings, beside what else could be installed')
    .command('search')
    .description('search over the configured database, which is only read')
    .option('--json', 'for machines')
    .action(async (options: BenchSearchOptions) => {
      end(await (await import('#cli/commands/bench.ts')).benchSearch(options, output))
    })
}

function addTokens(program: Command, output: Output, end: (code: ExitCode) => void): void {
  const tokens = program.command('tokens').description('exchange design values with design tools')

  tokens
    .command('export')
    .description('write them in the format of the Design Tokens Community Group')
    .option('--theme <name>', 'of the themes this one only')
    .option('--out <file>', 'file to write to (stdout when absent)')
    .action(async (options: TokensExportOptions) => {
      ;(await import('#cli/commands/tokens.ts')).exportTokens(options, output)
    })

  tokens
    .command('import')
    .description('read such a file back into the sources')
    .argument('<file>')
    .action(async (file: string) => {
      end((await import('#cli/commands/tokens.ts')).importTokens(file, output))
    })
}

function addImport(program: Command, output: Output, end: (code: ExitCode) => void): void {
  const imports = program.command('import').description('renew data that comes from elsewhere')

  imports
    .command('coastline')
    .description('the coast and borders of the map, from the packages that SOURCES.md names')
    .argument('<folder>', 'where they are installed')
    .action(async (folder: string) => {
      ;(await import('#cli/commands/imports/importCoastline.ts')).importCoastline(folder, output)
    })

  imports
    .command('boundaries')
    .description('outlines of places, from a GeoJSON file, into the database')
    .argument(
      '<file>',
      'a FeatureCollection in WGS84; docs/operations/services.md says how its features name places',
    )
    .addOption(new Option('--level <name>', 'of features that name none').choices(shapeLevels))
    .option('--code-property <name>', 'holds the code of the national statistics (elstat)')
    .option('--name-property <name>', 'holds the name (name)')
    .option('--attribution <text>', 'whom the licence wants named where the outlines are shown')
    .option('--dry-run', 'read and compare, write nothing')
    .action(async (file: string, options: ImportBoundariesOptions) => {
      end(
        await (await import('#cli/commands/imports/importBoundaries.ts')).importBoundaries(
          file,
          options,
          output,
        ),
      )
    })

  addFeeds(imports, output, end)
}

function addFeeds(imports: Command, output: Output, end: (code: ExitCode) => void): void {
  imports
    .command('feed')
    .description('ads of an agency from a file or an address: Kyero, OpenImmo or CSV')
    .argument('<file or url>')
    .requiredOption('--agency <slug>', 'the last part of the address of its page')
    .addOption(
      new Option('--language <code>', 'of the report, and of texts that say none')
        .choices(languages)
        .default(defaults.language),
    )
    .option('--dry-run', 'read and check, write nothing')
    .option('--withdraw-many', 'take back absent ads even if they are more than a third')
    .option('--json', 'the report for machines')
    .action(async (file: string, options: ImportFeedOptions) => {
      end(await (await import('#cli/commands/imports/importFeed.ts')).importFeed(file, options, output))
    })
}
