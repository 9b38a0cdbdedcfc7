import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { palette } from '#tokens/palette/palette.ts'
import { scaleNames, scales } from '#tokens/scale/scales.ts'
import type { Descriptions } from '#cli/tokens/writeDocument.ts'

/** The source comments of families, scales and roles, as descriptions in a design tool. */
export function readDescriptions(root: string): Descriptions {
  const read = (file: string) => readFileSync(join(root, 'tokens', file), 'utf8')
  const roles = read('themes/ThemeRoles.ts')
  const [, colors = '', shadows = ''] = roles.split(/export type Theme(?:Roles|Shadows)/)
  return new Map([
    ...Object.keys(palette).flatMap((family) =>
      said(`palette.${family}`, read(`palette/${family}.ts`), constant(family)),
    ),
    ...scaleNames.flatMap((name) =>
      said(`scale.${name}`, read(`scale/${scales[name].file}`), constant(name)),
    ),
    ...saidOfMembers('color', colors),
    ...saidOfMembers('shadow', shadows),
  ])
}

const constant = (name: string): RegExp =>
  new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport const ${name}\\b`)

const said = (path: string, text: string, comment: RegExp): readonly (readonly [string, string])[] => {
  const found = comment.exec(text)?.[1]
  return found === undefined ? [] : [[path, plain(found)]]
}

const saidOfMembers = (part: string, text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2}(\w+): /g)].map(
    ([, comment = '', name]) => [`${part}.${name}`, plain(comment)] as const,
  )

/** A comment without the asterisks of its lines. */
const plain = (comment: string): string => comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim()
