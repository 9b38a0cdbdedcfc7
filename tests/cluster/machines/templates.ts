import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const templates = join(import.meta.dirname, '../../../deploy/cluster')

/** The text of a file of deploy/cluster with its `${NAMES}` replaced; throws on one without a value. */
export function filled(name: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(join(templates, name), 'utf8').replace(/\$\{([A-Z][A-Z0-9_]*)\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`deploy/cluster/${name} needs ${key}`)
    return value
  })
}

/** Writes it, executable where it is a script; returns the path. */
export function writeFilled(name: string, folder: string, values: Readonly<Record<string, string>>): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, filled(name, values), { mode: name.endsWith('.sh') ? 0o755 : 0o644 })
  return path
}

/** What a file of variables sets. */
export const variablesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]))
