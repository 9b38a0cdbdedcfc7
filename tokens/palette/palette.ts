import { aegean } from './aegean.ts'
import { chalk } from './chalk.ts'
import { dusk } from './dusk.ts'
import { grove } from './grove.ts'
import { honey } from './honey.ts'
import { ink } from './ink.ts'
import { limestone } from './limestone.ts'
import { olive } from './olive.ts'
import { pomegranate } from './pomegranate.ts'
import { sea } from './sea.ts'
import { terracotta } from './terracotta.ts'
import { veil } from './veil.ts'
import { wash } from './wash.ts'

/** Every colour there is, by family and step. */
export const palette = {
  aegean,
  chalk,
  dusk,
  grove,
  honey,
  ink,
  limestone,
  olive,
  pomegranate,
  sea,
  terracotta,
  veil,
  wash,
} as const

type Palette = typeof palette
type StepOf<Family> = Extract<keyof Family, string | number>

/** What a theme calls a colour: `ink.950`. */
export type PaletteName = {
  [Family in keyof Palette]: `${Family}.${StepOf<Palette[Family]>}`
}[keyof Palette]

/** The colour behind a name, `#rrggbb` or `#rrggbbaa`. */
export function colourOf(name: PaletteName): string {
  const [family, step] = name.split('.') as [keyof Palette, string]
  return (palette[family] as Readonly<Record<string, string>>)[step] as string
}
