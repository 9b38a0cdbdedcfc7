import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#domain/locale.ts'

/** The text of a key as a pattern: what stands for its values is anything. */
export type Words = (key: string) => RegExp

const root = join(import.meta.dirname, '../../../texts')

/** The texts of a language as they are heard. */
export function wordsIn(language: Language): Words {
  const texts = Object.assign(
    {},
    ...globSync(`*/${language}.json`, { cwd: root }).map(
      (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as object,
    ),
  ) as Record<string, string>
  return (key) => {
    const text = texts[key]
    if (text === undefined) throw new Error(`texts/ has no ${key} in ${language}`)
    return new RegExp(
      text
        .split(/\{[^{}]*\}/)
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\u00a0', '\\s'))
        .join('.*'),
    )
  }
}
