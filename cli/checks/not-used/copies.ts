import { constantBindings, holders } from '#cli/checks/constants/bindings.ts'
import { gatherConstants } from '#cli/checks/constants/facts.ts'
import type { CopyFact } from '#cli/checks/not-used/check.ts'
import type { Product } from '#cli/checks/not-used/product.ts'
import { keyOf } from '#cli/checks/syntaxParts.ts'
import { specificationRows } from '#cli/checks/rows.ts'
import { constants } from '#cli/spec/constants.ts'
import { partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'

/** A constant of the specification as the code holds it. */
interface Known {
  readonly row: string
  readonly section: string
  readonly value: number
  /** Where it is declared, and how it is read. */
  readonly file: string
  readonly instead: string
  /** The last part of its path: `passwordMin`. */
  readonly name: string
}

/** Folders and files whose business a constant is: there, an equal number is the constant. */
const areas: readonly (readonly [row: RegExp, area: RegExp])[] = [
  [/snackbar/, /\/Snackbar(?:Host)?[./]/],
  [/loading-indicator/, /^design-system\/(?:feedback\/Progress|forms\/Form)\//],
  [/popup/, /^app\/shared\/account\/social/],
  [/login-redirect/, /^app\/(?:features\/authentication|shared\/account)\//],
  [/offline/, /^app\/transport\//],
  [/results-per-page|results-limit|label-limit/, /^server\/features\/(?:search|agencies)\/[^/]+$/],
  [/(?:default|marketing-marker)-cookie-life/, /cookies?\.ts$/i],
  [
    /(?:email|name|password)-maximum/,
    /^(?:domain\/(?:account|contact)|app\/features\/(?:authentication|profile))\//,
  ],
]

/** Smaller numbers are equal by chance too often. */
const LEAST = 20

/** Literals that repeat a constant: in its area, under its name, or as the width of a media condition. */
export function findCopies(product: Product): readonly CopyFact[] {
  const known = knownConstants()
  const names = new RegExp(
    `\\b(?:${known
      .filter(isTelling)
      .map(({ name }) => name)
      .join('|')})\\b`,
  )
  return product.files.flatMap((file) => {
    // Where a constant is declared, its number is no copy.
    const others = known.filter((one) => one.file !== file)
    const near = others.filter(({ row }) => areas.some(([of, area]) => of.test(row) && area.test(file)))
    const text = product.text(file)
    if (near.length === 0 && !names.test(text) && !mayHaveMedia(file, text)) return []
    const source = product.source(file)
    return [...inArea(source, near), ...underName(source, others), ...inMedia(source, others)]
  })
}

const found = (
  source: Source,
  node: SyntaxNode,
  written: string,
  { row, section, instead }: Known,
): CopyFact => ({
  row,
  written,
  instead,
  at: { file: source.file, line: source.lineOf(node) },
  section,
})

/** A name of several words says what it is; `width` does not. */
const isTelling = ({ name }: Known): boolean => /[a-z][A-Z]/.test(name)

const numberIn = (node: SyntaxNode | undefined): number | undefined =>
  node?.type === 'NumericLiteral' ? Number(node['value']) : undefined

function inArea(source: Source, near: readonly Known[]): readonly CopyFact[] {
  return source.nodes.flatMap((node) => {
    const value = numberIn(node)
    const one = value === undefined || value < LEAST ? undefined : near.find((known) => known.value === value)
    return one ? [found(source, node, String(value), one)] : []
  })
}

/** `passwordMin = 6` or `passwordMin: 6` beside the constant of that name. */
function underName(source: Source, known: readonly Known[]): readonly CopyFact[] {
  return source.nodes.flatMap((node) => {
    const [name, value] =
      node.type === 'VariableDeclarator'
        ? [wordOf(partOf(node, 'id')), partOf(node, 'init')]
        : node.type === 'KeyValueProperty'
          ? [keyOf(node), partOf(node, 'value')]
          : []
    const number = numberIn(value)
    const one = known.find(
      (constant) => isTelling(constant) && constant.name === name && constant.value === number,
    )
    return one && value ? [found(source, value, `${name}: ${number}`, one)] : []
  })
}

const width = /\((?:min|max)-width: ?([\d.]+)(px|em)\)/

/** The parts of the product that may read the tokens write no width of a screen themselves. */
const mayHaveMedia = (file: string, text: string): boolean =>
  (file.startsWith('design-system/') || file.endsWith('.css.ts')) &&
  width.test(text) &&
  !text.includes('@container')

function inMedia(source: Source, known: readonly Known[]): readonly CopyFact[] {
  if (!source.file.startsWith('design-system/') && !source.file.endsWith('.css.ts')) return []
  const steps = known.filter(({ row }) => row.includes('/breakpoint'))
  return source.nodes.flatMap((node) => {
    const [written, length = '', unit] =
      (node.type === 'StringLiteral' && width.exec(wordOf(node) ?? '')) || []
    const pixels = Math.round(Number(length) * (unit === 'em' ? 16 : 1))
    const step = steps.find(({ value }) => value === pixels)
    return written && step ? [found(source, node, written, step)] : []
  })
}

function knownConstants(): readonly Known[] {
  const facts = gatherConstants()
  const rows = specificationRows.filter(
    ({ at }) => at.file === 'cli/spec/constants.ts' && at.name === 'constants',
  )
  return constants.flatMap(({ name }, index) => {
    const [binding, fact, row] = [constantBindings[name], facts.get(name), rows[index]]
    if (!binding || typeof fact?.value !== 'number' || !row) return []
    const holder = binding.in ?? 'constants'
    return [
      {
        row: row.id,
        section: row.section,
        value: fact.value,
        file: holders[holder].file,
        instead: `${holder}.${binding.path}`,
        name: binding.path.split('.').at(-1) ?? '',
      },
    ]
  })
}
