import type { IconName } from '#design-system/foundations/Icon/Icon.tsx'

/** One thing to choose. */
export interface Option {
  id: string
  label: string
  /** Below the label, small: "Αττική · 412". */
  detail?: string
  icon?: IconName
}

/** Things to choose that belong together, under a heading. */
export interface OptionSection {
  id: string
  label: string
  options: readonly Option[]
}

export type OptionList = readonly Option[] | readonly OptionSection[]

/** The options of a list, whether or not it has sections. */
export const optionsOf = (list: OptionList): readonly Option[] =>
  list.flatMap((entry) => ('options' in entry ? entry.options : [entry]))
