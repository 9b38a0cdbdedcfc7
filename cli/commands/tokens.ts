import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exit, type ExitCode, type Output } from '#cli/exit.ts'
import type { TokensExportOptions } from '#cli/commands/options.ts'
import { knownProblem } from '#cli/knownProblem.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { readDescriptions } from '#cli/tokens/descriptions.ts'
import { readDocument } from '#cli/tokens/readDocument.ts'
import { type Edit, editsBetween, rewrite } from '#cli/tokens/rewrite.ts'
import { presentTokens, type TokenSet } from '#cli/tokens/TokenSet.ts'
import { writeDocument } from '#cli/tokens/writeDocument.ts'

/** `estia tokens export`: the design values as a file that design tools read, on stdout or in `--out`. */
export function exportTokens({ theme, out }: TokensExportOptions, output: Output): void {
  const document = writeDocument(ofTheme(presentTokens(), theme), readDescriptions(projectRoot))
  const text = `${JSON.stringify(document, null, 2)}\n`
  if (out === undefined) output.out(text)
  else writeFileSync(out, text)
}

function ofTheme(tokens: TokenSet, name: string | undefined): TokenSet {
  if (name === undefined) return tokens
  const theme = tokens.theme[name]
  if (theme === undefined) {
    const known = Object.keys(tokens.theme).join(', ')
    throw knownProblem('UnknownTheme', `no theme is called ${name}; there are: ${known}`)
  }
  return { ...tokens, theme: { [name]: theme } }
}

/**
 * `estia tokens import`: writes the values of such a file into the sources of `root`, and prints the changed
 * files.
 */
export function importTokens(file: string, output: Output, root = projectRoot): ExitCode {
  const present = presentTokens()
  const { tokens, problems } = readDocument(readJson(file), present)
  if (problems.length > 0) {
    for (const { pointer, message } of problems) output.err(`${file}#${pointer}: ${message}\n`)
    return exit.couldNotRun
  }
  const byFile = Map.groupBy(editsBetween(present, tokens), (edit) => edit.file)
  for (const [path, edits] of byFile) {
    writeSource(root, path, edits)
    output.out(`${path}\n`)
  }
  output.err(byFile.size === 0 ? 'Nothing differs.\n' : 'Now look at it, and run `estia check tokens`.\n')
  return exit.clean
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    throw knownProblem('TokensUnreadable', `${file} cannot be read: ${reason}`)
  }
}

function writeSource(root: string, path: string, edits: readonly Edit[]): void {
  const text = readFileSync(join(root, path), 'utf8')
  writeFileSync(join(root, path), formatted(path, rewrite(path, text, edits)))
}

/** A source as the formatter leaves it. */
function formatted(path: string, text: string): string {
  const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'format', `--stdin-file-path=${path}`],
    { cwd: projectRoot, input: text, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`${path} cannot be formatted: ${stderr}`)
  return stdout
}
