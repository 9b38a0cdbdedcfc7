/** Whatever breaks inside any command ends with 70 and its stack: 1 says that problems were found, 2 that the reader can mend it. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { projectRoot } from '#cli/projectRoot.ts'

/** Every command that does something, with what its line demands, and the file that does it. */
const commands: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'accounts.ts': [
    ['accounts', 'suspend', 'eleni@estia.example', '--because', 'spam'],
    ['accounts', 'reinstate', 'eleni@estia.example'],
  ],
  'agencies.ts': [
    ['agencies', 'invite', 'one', 'eleni@estia.example'],
    ['agencies', 'plan', 'one', 'light'],
  ],
  'backup.ts': [['backup', '/nowhere/copy']],
  'bench.ts': [['bench', 'search']],
  'build.ts': [['build']],
  'check.ts': [['check'], ['check', 'flags', '--format', 'json']],
  'completion.ts': [['completion', 'bash']],
  'explain.ts': [['explain']],
  'flags.ts': [['flags'], ['flags', 'switch', 'appBanner', 'off'], ['flags', 'switched']],
  'imports/importBoundaries.ts': [['import', 'boundaries', 'outlines.geojson']],
  'imports/importCoastline.ts': [['import', 'coastline', '/nowhere']],
  'imports/importFeed.ts': [['import', 'feed', 'homes.xml', '--agency', 'one']],
  'operator/inquiries.ts': [['inquiries'], ['inquiries', 'handled', '7K2M-9QXD']],
  'measured.ts': [['events'], ['vitals']],
  'operator/moderation.ts': [['moderation'], ['moderation', 'remove', '1', '--because', 'x']],
  'new.ts': [['new', 'check', 'sitemaps', '--dry-run']],
  'operator/replay.ts': [['replay'], ['replay', 'events', '0b6f4f0e-6a3c-4b1f-9d2e-0d6f5a1c7e21']],
  'operator/reports.ts': [['reports'], ['reports', 'handled', 'ad', '1']],
  'restore.ts': [['restore', '/nowhere/copy']],
  'seed.ts': [['seed']],
  'serve.ts': [['serve'], ['serve', '--dev']],
  'tokens.ts': [
    ['tokens', 'export'],
    ['tokens', 'import', 'tokens.json'],
  ],
  'watch.ts': [['check', '--watch']],
}

/** A bug that the program's own `catch` sees, and two that nothing waits for. */
const breaks = {
  'while it is loaded': 'throw new TypeError("seeded bug")',
  'in a promise that nobody holds':
    'void Promise.reject(new TypeError("seeded bug")); await new Promise((r) => setTimeout(r, 60_000))',
  'in a timer':
    'setTimeout(() => { throw new TypeError("seeded bug") }); await new Promise((r) => setTimeout(r, 60_000))',
} as const

/** Puts a text in the place of a command's file, before the program loads it. */
const seeding = (file: string, text: string): string =>
  `data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module'
    registerHooks({
      load: (url, context, next) =>
        url.endsWith(${JSON.stringify(`/cli/commands/${file}`)})
          ? { format: 'module', shortCircuit: true, source: ${JSON.stringify(text)} }
          : next(url, context),
    })
  `)}`

test('every command is in the table', () => {
  const files = globSync('**/*.ts', { cwd: join(projectRoot, 'cli/commands') }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  expect(Object.keys(commands).toSorted()).toEqual(files.filter((file) => file !== 'options.ts').toSorted())
})

const breaking = (file: string, text: string, args: readonly string[]) => {
  const main = join(projectRoot, 'cli/main.ts')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', seeding(file, text), main, ...args],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

const crashed = { status: 70, stdout: '', stderr: expect.stringContaining('TypeError: seeded bug') }

const runs = Object.entries(commands).flatMap(([file, lines]) => lines.map((args) => ({ file, args })))

test.each(runs)('estia $args', ({ file, args }) => {
  expect(breaking(file, breaks['in a promise that nobody holds'], args)).toEqual(crashed)
})

test.each(Object.entries(breaks))('%s', (_, text) => {
  expect(breaking('explain.ts', text, ['explain'])).toEqual(crashed)
})
