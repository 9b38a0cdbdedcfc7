/** The rows of the specification: what `cli/spec` holds, one by one, each under an id of its own. */
import * as analytics from '#cli/spec/analytics.ts'
import * as authentication from '#cli/spec/authentication.ts'
import * as calls from '#cli/spec/calls.ts'
import * as classification from '#cli/spec/classification.ts'
import * as constants from '#cli/spec/constants.ts'
import * as dialog from '#cli/spec/dialog.ts'
import * as errors from '#cli/spec/errors.ts'
import * as flags from '#cli/spec/flags.ts'
import * as forms from '#cli/spec/forms.ts'
import * as pageTypes from '#cli/spec/pageTypes.ts'
import * as product from '#cli/spec/product.ts'
import * as routes from '#cli/spec/routes.ts'
import * as searchFields from '#cli/spec/searchFields.ts'
import * as slugs from '#cli/spec/slugs.ts'
import * as sorting from '#cli/spec/sorting.ts'
import * as states from '#cli/spec/states.ts'
import * as trackingSections from '#cli/spec/trackingSections.ts'
import * as user from '#cli/spec/user.ts'
import * as validation from '#cli/spec/validation.ts'
import type { Place } from '#cli/checks/place.ts'

/** One fact of the specification. */
export interface Row {
  /** File of `cli/spec` and what the row is called there: `constants/snackbar-duration`. Tests are tagged with it. */
  readonly id: string
  readonly section: string
  /** The declaration that holds it. */
  readonly at: Place
}

/** The exports of a file of `cli/spec`. */
export type SpecFile = Readonly<Record<string, unknown>>

/** Every file of `cli/spec`; a test compares the list with the folder. */
export const specFiles: Readonly<Record<string, SpecFile>> = {
  analytics,
  authentication,
  calls,
  classification,
  constants,
  dialog,
  errors,
  flags,
  forms,
  pageTypes,
  product,
  routes,
  searchFields,
  slugs,
  sorting,
  states,
  trackingSections,
  user,
  validation,
}

/** Lists that checks need and that state nothing of their own. */
const forChecks: ReadonlySet<string> = new Set(['acceptedForms'])

/** What names a row: the first of these whose properties it all has. */
const naming: readonly (readonly string[])[] = [
  ['id'],
  ['purpose'],
  ['method', 'path'],
  ['form', 'field', 'rule'],
  ['form', 'field'],
  ['form'],
  ['field'],
  ['failure'],
  ['name'],
  ['label'],
  ['path'],
  ['slug'],
  ['city'],
  ['contract'],
  ['band'],
  ['rule'],
  ['option'],
  ['when'],
]

/** The rows of a file: an item of a list each, a value of an enumeration each, or the whole declaration. */
export function rowsOf(file: string, exports: SpecFile): readonly Row[] {
  const found = Object.entries(exports)
    .filter(([declaration]) => !forChecks.has(declaration))
    .flatMap(([declaration, told]) =>
      rowsIn(declaration, told).map(({ name, section }) => ({ declaration, name, section })),
    )
  const shared = Map.groupBy(found, ({ name }) => name)
  return found.map(({ declaration, name, section }) => ({
    id: `${file}/${(shared.get(name)?.length ?? 0) > 1 ? `${declaration}/` : ''}${name}`,
    section,
    at: { file: `cli/spec/${file}.ts`, name: declaration },
  }))
}

interface Named {
  readonly name: string
  readonly section: string
}

function rowsIn(declaration: string, told: unknown): readonly Named[] {
  if (Array.isArray(told))
    return told.map((item: SpecFile) => ({ name: nameOf(item), section: sectionOf(item) }))
  const { values, ...rest } = told as SpecFile
  if (!Array.isArray(values)) return [{ name: asId(declaration), section: sectionOf(rest) }]
  return values.map((value: unknown) => ({ name: asId(String(value)), section: sectionOf(rest) }))
}

const sectionOf = ({ section }: SpecFile): string => String(section)

function nameOf(item: SpecFile): string {
  const names = naming.find((keys) => keys.every((key) => typeof item[key] === 'string')) ?? []
  return asId(names.map((key) => item[key]).join(' '))
}

/** Words joined by dashes; letters keep their case, since parameters differ by it. */
const asId = (words: string): string => words.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '')

/** Every row of the specification. */
export const specificationRows: readonly Row[] = Object.entries(specFiles).flatMap(([file, exports]) =>
  rowsOf(file, exports),
)

/** Sections whose rows are behaviour: screens, states, rules, errors, limits. Each needs a test. */
export const isProbed = ({ section }: Row): boolean => /(?:^|, )[24589] /.test(section)
