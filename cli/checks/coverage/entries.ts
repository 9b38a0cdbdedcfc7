/** A step into an object or a list. */
export type Step = string | number

/** One fact of the specification, as cli/spec holds it. */
export interface Entry {
  /** File of cli/spec and name, the same as long as the specification says the same: `constants/snackbar duration`. */
  readonly id: string
  readonly section: string
  /** Where it stands: `constants` for cli/spec/constants.ts, and the declaration inside. */
  readonly file: string
  readonly declaration: string
  /** Ways to what it says, from the file's exports on; to what it is called, where it says nothing else. */
  readonly values: readonly (readonly Step[])[]
  /** What it is called, as the specification spells it. */
  readonly words: readonly string[]
}

/** The exports of a file of cli/spec. */
export type SpecFile = Readonly<Record<string, unknown>>

/** Properties that name an entry, the first ones first: as many as stand in it. */
const naming: readonly string[] = [
  'method',
  'form',
  'from',
  'on',
  'subject',
  'name',
  'purpose',
  'path',
  'slug',
  'city',
  'contract',
  'band',
  'failure',
  'when',
  'label',
  'question',
  'field',
  'fields',
  'rule',
  'error',
]

/** What is there for checks: how a thing is sent, that its order counts, and lists that stand in others again. */
const forChecks: ReadonlySet<string> = new Set(['sentAs', 'call', 'ordered', 'acceptedForms', 'languages'])

/** Examples stand for what is said of the thing that they are examples of. */
const examples: ReadonlySet<string> = new Set(['accepts', 'refuses', 'examples'])

/** Every entry of a file: one for each thing that is said, and one for each item of the lists in it. */
export function entriesOf(file: string, exports: SpecFile): readonly Entry[] {
  const found = Object.entries(exports)
    .filter(([declaration]) => !forChecks.has(declaration))
    .flatMap(([declaration, value]) =>
      entriesAt(value, [declaration], { file, declaration, section: '', name: '' }),
    )
  const full = renamed(found, ({ file: path, declaration, name }) => `${path}/${declaration}/${name}`)
  return full.map((one, index) => {
    const before = full.slice(0, index).filter(({ id }) => id === one.id).length
    const { name: _, ...entry } = one
    return before === 0 ? entry : { ...entry, id: `${one.id} (${before + 1})` }
  })
}

type NamedEntry = Entry & { readonly name: string }

/** Entries that share an id, under a longer one. */
function renamed(found: readonly NamedEntry[], longer: (one: NamedEntry) => string): readonly NamedEntry[] {
  const shared = Map.groupBy(found, ({ id }) => id)
  return found.map((one) => ((shared.get(one.id)?.length ?? 0) > 1 ? { ...one, id: longer(one) } : one))
}

interface Around {
  readonly file: string
  readonly declaration: string
  readonly section: string
  readonly name: string
}

function entriesAt(value: unknown, path: readonly Step[], around: Around): readonly NamedEntry[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      entriesAt(item, [...path, index], { ...around, name: nameOf(item, around) }),
    )
  if (isObject(value)) return entriesIn(value, path, around)
  return [entry([path], [value], around)]
}

/** An object's own values are one entry; its lists and tables have an entry an item. */
function entriesIn(value: SpecFile, path: readonly Step[], outer: Around): readonly NamedEntry[] {
  const section = typeof value['section'] === 'string' ? value['section'] : outer.section
  const around = { ...outer, section }
  const parts = Object.entries(value).filter(([key]) => key !== 'section' && !forChecks.has(key))
  const own = parts.filter(([, part]) => !isNested(part))
  const inner = parts.filter(([key, part]) => isNested(part) && !examples.has(key))
  const tried = parts.filter(([key]) => examples.has(key))
  const isName = ([key]: readonly [string, unknown]) => naming.includes(key)
  const saying = own.filter((part) => !isName(part))
  const told = saying.length > 0 || inner.length > 0 ? saying : own
  const values = [
    ...told.map(([key]) => [...path, key]),
    ...tried.flatMap(([key, part]) => leavesOf(part, [...path, key])),
  ]
  const words = own.filter(isName).map(([, part]) => part)
  return [
    ...(values.length > 0 ? [entry(values, words, around)] : []),
    ...inner.flatMap(([key, part]) => itemsOf(key, part, [...path, key], around)),
  ]
}

/** Ways to every single value inside. */
const leavesOf = (part: unknown, path: readonly Step[]): readonly (readonly Step[])[] =>
  isNested(part) ? Object.entries(part).flatMap(([step, inner]) => leavesOf(inner, [...path, step])) : [path]

/** Items of a list or a table, called by the word that each one is. */
function itemsOf(key: string, part: unknown, path: readonly Step[], around: Around): readonly NamedEntry[] {
  const within = key === 'values' || key === 'fields' ? around.name : join(around.name, key)
  const items = Array.isArray(part) ? [...part.entries()] : Object.entries(isObject(part) ? part : {})
  return items.flatMap(([step, item]): readonly NamedEntry[] => {
    const own = Array.isArray(part) ? String(isObject(item) ? nameOf(item, around) : item) : String(step)
    const inner = { ...around, name: join(within, own) }
    if (isObject(item)) return entriesIn(item, [...path, step], inner)
    if (Array.isArray(item))
      return [
        entry(
          item.map((_, index) => [...path, step, index]),
          [own],
          inner,
        ),
      ]
    return [entry([[...path, step]], [own], inner)]
  })
}

const join = (...names: readonly string[]): string => names.filter((name) => name !== '').join('/')

function entry(values: Entry['values'], words: readonly unknown[], around: Around): NamedEntry {
  const { file, declaration, section, name } = around
  return {
    id: `${file}/${name || declaration}`,
    name,
    section,
    file,
    declaration,
    values,
    words: words.filter((word) => typeof word === 'string'),
  }
}

function nameOf(item: unknown, { name, declaration }: Around): string {
  if (!isObject(item)) return String(item)
  const words = naming.map((key) => item[key]).filter((word) => typeof word === 'string')
  // Without any of these, what it says first.
  const said =
    words.length > 0
      ? words
      : Object.values(item)
          .filter((word) => typeof word === 'string')
          .slice(0, 1)
  return said.join(' ') || name || declaration
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

const isObject = (value: unknown): value is SpecFile => isNested(value) && !Array.isArray(value)
