import { Schema, SchemaAST } from 'effect'
import { describe, expect, it } from 'vitest'
import { cleanPhone } from '../forms/cleanText.ts'
import { Api } from './Api.ts'
import { verbatimFields } from './text.ts'

type Path = readonly (string | number)[]

/** A valid value of a schema, encoded, with a text at each place for one. */
interface Sample {
  readonly value: unknown
  /** The paths of its texts. */
  readonly texts: readonly Path[]
}

const HIDDEN = '\u200b\u00a0'
/** Long enough for a key. */
const dirty = `${HIDDEN}12345678901\u2060234567890${HIDDEN}`

/** Texts that have to be more than long enough. */
const id = '0b6f4f0e-6a3c-4b1f-9d2e-0d6f5a1c7e21'
const meant: Readonly<Record<string, string>> = {
  timeZone: 'Europe/Athens',
  email: 'maria@example.gr',
  officeId: id,
  assigneeId: id,
  sameAs: id,
  endpoint: 'https://push.example/send/1',
}
const dirtyAt = (key: string | number) => (key in meant ? `${HIDDEN}${meant[key]}${HIDDEN}` : dirty)

/** Ends of a range differ. */
let numbers = 0

const at = (key: string | number, { value, texts }: Sample) => ({
  key,
  value: value === dirty ? dirtyAt(key) : value,
  texts: texts.map((path) => [key, ...path]),
})

function samplesOf(ast: SchemaAST.AST): readonly Sample[] {
  if (SchemaAST.isString(ast)) return [{ value: dirty, texts: [[]] }]
  if (SchemaAST.isLiteral(ast)) return [{ value: ast.literal, texts: [] }]
  if (SchemaAST.isNumber(ast)) return [{ value: 1 + (numbers++ % 2), texts: [] }]
  if (SchemaAST.isBoolean(ast)) return [{ value: true, texts: [] }]
  if (SchemaAST.isUndefined(ast) || SchemaAST.isNull(ast)) return []
  if (SchemaAST.isUnion(ast)) {
    const all = ast.types.flatMap(samplesOf)
    // Of names that are chosen from, one is enough.
    const withTexts = all.filter(({ texts }) => texts.length > 0)
    return withTexts.length > 0 ? withTexts : all.slice(0, 1)
  }
  if (SchemaAST.isArrays(ast))
    return ast.rest.flatMap((item) =>
      samplesOf(item).map((sample) => {
        const { texts, value } = at(0, sample)
        return { value: [value], texts }
      }),
    )
  if (SchemaAST.isObjects(ast)) {
    const fields = [
      ...ast.propertySignatures.map(({ name, type }) => ({ name: String(name), type })),
      // Any name will do.
      ...ast.indexSignatures.map(({ type }, index) => ({ name: `any${index}`, type })),
    ].map(({ name, type }) => samplesOf(type).map((sample) => at(name, sample)))
    const most = Math.max(1, ...fields.map(({ length }) => length))
    return Array.from({ length: most }, (_, index) => {
      const chosen = fields.flatMap((samples) => samples[index % Math.max(samples.length, 1)] ?? [])
      return {
        value: Object.fromEntries(chosen.map(({ key, value }) => [key, value])),
        texts: chosen.flatMap(({ texts }) => texts),
      }
    })
  }
  throw new Error(`no sample of ${ast._tag}`)
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value)

interface Payload {
  readonly name: string
  readonly schema: Schema.Decoder<unknown>
}

/** The payload schemas of an endpoint, untyped. */
interface AnyEndpoint {
  readonly method: string
  readonly path: string
  readonly payload: ReadonlyMap<string, { readonly schemas: readonly Schema.Decoder<unknown>[] }>
}

const payloads = Object.values(Api.groups).flatMap((group) =>
  (Object.values(group.endpoints) as unknown as readonly AnyEndpoint[]).flatMap(
    ({ method, path, payload }): readonly Payload[] =>
      [...payload.values()].flatMap(({ schemas }) =>
        schemas.map((schema) => ({ name: `${method} ${path}`, schema })),
      ),
  ),
)

/** `form[password]`, `marketing[0]` and `password`. */
const isVerbatim = (path: Path) =>
  path.some((key) =>
    verbatimFields.includes(
      String(key)
        .replace(/^form\[(\w+)\]/, '$1')
        .replace(/\[\d*\]$/, ''),
    ),
  )

describe('every string of a payload', () => {
  it('belongs to a call', () => expect(payloads.length).toBeGreaterThan(20))

  it.each(payloads)('$name: is clean but for what is taken verbatim', ({ schema }) => {
    const samples = samplesOf(SchemaAST.toEncoded(schema.ast))
    expect(samples.length).toBeGreaterThan(0)
    for (const { value, texts } of samples) {
      const read = Schema.decodeUnknownSync(schema)(value)
      for (const path of texts)
        expect([path, valueAt(read, path)]).toEqual([
          path,
          isVerbatim(path) ? dirty : cleanPhone(dirtyAt(path.at(-1) ?? '')),
        ])
    }
  })
})
