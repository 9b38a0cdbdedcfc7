import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { NewOptions } from '#cli/commands/options.ts'
import type { Output } from '#cli/exit.ts'
import { check } from '#cli/new/check.ts'
import { component } from '#cli/new/component.ts'
import { feature } from '#cli/new/feature.ts'
import type { ScaffoldKind } from '#cli/new/kinds.ts'
import { refuseName } from '#cli/new/refuse.ts'
import type { AddedLine, Scaffold } from '#cli/new/Scaffold.ts'
import { projectRoot } from '#cli/projectRoot.ts'

const scaffolds: Readonly<Record<ScaffoldKind, (name: string, group: string) => Scaffold>> = {
  component,
  feature,
  check,
}

/** `estia new`: writes the files of a kind, and prints their names; `err` has the next steps. */
export function scaffold(
  kind: ScaffoldKind,
  name: string,
  { group, dryRun = false }: NewOptions,
  { out, err }: Output,
): void {
  refuseName(projectRoot, kind, name, group)
  const { files, added, next } = scaffolds[kind](name, group)
  const changed = [...new Set(added.map(({ file }) => file))]
  if (!dryRun) write(projectRoot, files, added)
  for (const file of [...Object.keys(files), ...changed]) out(`${file}\n`)
  err(dryRun ? 'Nothing was written.\n' : `Next:\n${next.map((step, at) => `${at + 1}. ${step}\n`).join('')}`)
}

function write(root: string, files: Scaffold['files'], added: readonly AddedLine[]): void {
  const changed = Map.groupBy(added, ({ file }) => file)
  // Worked out before anything is written: a place that is not found leaves nothing half done.
  const rewritten = [...changed].map(([file, lines]) => [file, withLines(root, file, lines)] as const)
  for (const [file, text] of [...Object.entries(files), ...rewritten]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  format(root, [...Object.keys(files), ...changed.keys()])
}

const withLines = (root: string, file: string, lines: readonly AddedLine[]): string =>
  lines.reduce(
    (text, { after, line }) => {
      const at = text.indexOf(after)
      if (at < 0) throw new Error(`${file} has no line "${after}" any more: mend cli/new`)
      const end = after === '' ? 0 : at + after.length + 1
      return `${text.slice(0, end)}${line}\n${text.slice(end)}`
    },
    readFileSync(join(root, file), 'utf8'),
  )

/** Leaves the files as `npm run format` would. */
function format(root: string, files: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { status, stderr } = spawnSync(process.execPath, [biome, 'format', '--write', ...files], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`what was written cannot be formatted: ${stderr}`)
}
