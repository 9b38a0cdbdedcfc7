import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#domain/locale.ts'

const catalogues = join(import.meta.dirname, '../../texts')
const read = new Map<Language, Readonly<Record<string, string>>>()

/** Every message of a language as it is written in the catalogues: patterns, not compiled. */
export function readMessages(language: Language): Readonly<Record<string, string>> {
  const known = read.get(language)
  if (known) return known
  const messages = Object.assign(
    {},
    ...globSync(`*/${language}.json`, { cwd: catalogues }).map(
      (file) => JSON.parse(readFileSync(join(catalogues, file), 'utf8')) as object,
    ),
  ) as Readonly<Record<string, string>>
  read.set(language, messages)
  return messages
}
