import { notations } from '#cli/tokens/notations.ts'
import type { Step, ThemeValues, TokenSet } from '#cli/tokens/TokenSet.ts'
import { color, type Notation } from '#cli/tokens/values.ts'

/** A node of a file in the Design Tokens Community Group's format: a token, or a group of them. */
export interface DocumentNode {
  readonly [name: string]: unknown
}

/** The source comment of a token, by its path: `theme.text` → "Body text and headings." */
export type Descriptions = ReadonlyMap<string, string>

export const schema = 'https://www.designtokens.org/schemas/2025.10/format.json'

/** Writes design values in the format: colours and scales as values, the roles of themes as aliases of colours. */
export function writeDocument(
  { palette, scale, theme }: TokenSet,
  descriptions: Descriptions = new Map(),
): DocumentNode {
  const described = (path: string) => {
    const text = descriptions.get(path)
    return text === undefined ? {} : { $description: text }
  }
  const roles = (part: 'color' | 'shadow', tokens: DocumentNode) =>
    mapValues(tokens, (value, role) => ({ $value: value, ...described(`${part}.${role}`) }))

  const themeGroup = ({ color: colors, shadow }: ThemeValues) => ({
    color: { $type: 'color', ...roles('color', mapValues(colors, aliasOf)) },
    shadow: {
      $type: 'shadow',
      ...roles(
        'shadow',
        mapValues(shadow, (layers) => layers.map(layerOf)),
      ),
    },
  })

  return {
    $schema: schema,
    palette: {
      $type: color.type,
      ...mapValues(palette, (steps, family) => ({
        ...described(`palette.${family}`),
        ...mapValues(steps, (hex) => ({ $value: color.write(hex) })),
      })),
    },
    scale: mapValues(scale, (steps, name) => ({
      $type: notationOf(name).type,
      ...described(`scale.${name}`),
      ...mapValues(steps, (step) => stepOf(step, notationOf(name))),
    })),
    theme: mapValues(theme, themeGroup),
  }
}

/** The notation of a scale's steps. */
export const notationOf = (scale: string): Notation => notations[scale as keyof typeof notations] as Notation

/** A step that grows with the viewport is a group of its two ends: the format has no such value. */
const stepOf = (step: Step, notation: Notation): DocumentNode =>
  typeof step === 'object'
    ? mapValues(step, (end) => ({ $value: notation.write(end) }))
    : { $value: notation.write(step as string) }

const aliasOf = (name: string): string => `{palette.${name}}`

const layerOf = ({ color: name, ...lengths }: ThemeValues['shadow'][string][number]) => ({
  color: aliasOf(name),
  offsetX: inPixels(lengths.x),
  offsetY: inPixels(lengths.y),
  blur: inPixels(lengths.blur),
  spread: inPixels(lengths.spread),
})

const inPixels = (value = 0) => ({ value, unit: 'px' })

export const mapValues = <From, To>(
  record: Readonly<Record<string, From>> | object,
  to: (value: From, key: string) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(
    Object.entries<From>(record as Record<string, From>).map(([key, value]) => [key, to(value, key)]),
  )
