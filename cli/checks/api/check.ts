import { checkSignIn, type SignInFacts, type SignInProblem } from '#cli/checks/api/checkSignIn.ts'
import type { ApiSpec, ExpectedCall } from '#cli/checks/api/spec.ts'
import type { Place, Seen } from '#cli/checks/place.ts'

/** A field of a call's body or query. */
export interface FieldFact {
  readonly name: string
  readonly isOptional: boolean
  /** What it may hold; undefined where the schema leaves it open. */
  readonly values?: readonly string[] | undefined
}

/** A call that the server answers, as its schemas declare it. */
export interface CallFact {
  readonly method: string
  readonly path: string
  /** `form`, `json`, `query` or `none`; another content type by its name. */
  readonly encoding: string
  readonly fields: readonly FieldFact[]
  /** Every path into the reply, as `data.uuid`. */
  readonly replies: readonly string[]
  /** Requires the page's token, by its declared refusal. */
  readonly isGuarded: boolean
  readonly at: Place
}

/** A call as the app sends it. */
export interface SentFact {
  readonly method: string
  readonly path: string
  readonly encoding: string
  readonly at: Place
}

/** Texts in one body or query: what the app sends, or what the server compares with. */
export interface TextsFact {
  readonly call: string
  readonly method: string
  readonly texts: Readonly<Record<string, readonly string[]>>
  readonly at: Place
}

export interface ApiFacts {
  readonly calls: readonly CallFact[]
  readonly sent: readonly SentFact[]
  readonly texts: readonly TextsFact[]
  /** The header that carries the page's token, on each side. */
  readonly tokenHeaders: readonly { readonly header: string | undefined; readonly at: Place }[]
  readonly signIn: SignInFacts
}

interface OfCall {
  /** Method and path. */
  readonly call: string
}
interface Differs extends OfCall {
  readonly expected: string
  readonly found: string
}

export type CallsProblem = Seen &
  (
    | ({ readonly code: 'call-missing' } & OfCall)
    | {
        readonly code: 'call-method-differs'
        readonly path: string
        readonly expected: string
        readonly found: string
      }
    | ({ readonly code: 'call-encoding-differs' } & Differs)
    | ({ readonly code: 'call-field-missing'; readonly field: string } & OfCall)
    | ({ readonly code: 'call-field-required'; readonly field: string } & OfCall)
    | ({ readonly code: 'call-field-unwrapped'; readonly field: string } & OfCall)
    | ({ readonly code: 'call-values-differ'; readonly field: string } & Differs)
    | ({ readonly code: 'call-reply-missing'; readonly reply: string } & OfCall)
    | ({ readonly code: 'call-unguarded'; readonly header: string } & OfCall)
    | { readonly code: 'token-header-differs'; readonly expected: string; readonly found: string }
    | ({ readonly code: 'sent-otherwise' } & Differs)
    | ({ readonly code: 'call-unsent' } & OfCall)
  )

/**
 * Server and app make every call of section 7 as written there: path, method, fields, values, reply and
 * header; a sign-in is requested and reported as in sections 2 and 7.
 */
export function checkCalls(facts: ApiFacts, spec: ApiSpec): readonly (CallsProblem | SignInProblem)[] {
  return [
    ...spec.calls.flatMap((call) => judge(call, facts)),
    ...missingPaths(facts, spec),
    ...spec.calls.flatMap((call) => judgeSent(call, facts)),
    ...judgeHeaders(facts, spec),
    ...checkSignIn(facts.signIn, spec),
  ]
}

const contract: Place = { file: 'domain/api/Api.ts', name: 'Api' }

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${path}`

function judge(expected: ExpectedCall, { calls, texts }: ApiFacts): readonly CallsProblem[] {
  const fact = calls.find(({ method, path }) => method === expected.method && path === expected.path)
  if (!fact) return absent(expected, calls)
  const seen = { call: nameOf(expected), at: fact.at, spec: expected.section }
  const other: readonly CallsProblem[] =
    fact.encoding === expected.encoding
      ? []
      : [
          {
            ...seen,
            code: 'call-encoding-differs',
            expected: expected.encoding,
            found: fact.encoding,
          },
        ]
  return [
    ...other,
    ...judgeFields(expected, fact),
    ...judgeValues(expected, fact, texts),
    ...expected.replies
      .filter((reply) => !fact.replies.includes(reply))
      .map((reply) => ({ ...seen, code: 'call-reply-missing' as const, reply })),
    ...(expected.headers ?? [])
      .filter(() => !fact.isGuarded)
      .map((header) => ({ ...seen, code: 'call-unguarded' as const, header })),
  ]
}

function absent(expected: ExpectedCall, calls: readonly CallFact[]): readonly CallsProblem[] {
  const { path, method, section } = expected
  const others = calls.filter((call) => call.path === path)
  const [first] = others
  // A path of two methods that lacks one of them has no method that is wrong.
  if (!first || others.length > 1 || expected.isOneOfTwo)
    return [{ code: 'call-missing', call: nameOf(expected), at: placeNear(expected, calls), spec: section }]
  return [
    { code: 'call-method-differs', path, expected: method, found: first.method, at: first.at, spec: section },
  ]
}

/** The place for a missing call: beside the call of the same method with the longest common path prefix. */
function placeNear({ path, encoding }: ExpectedCall, calls: readonly CallFact[]): Place {
  const near = calls
    .filter((call) => call.encoding === encoding)
    .toSorted((one, other) => shared(other.path, path) - shared(one.path, path))[0]
  return near ? { file: near.at.file } : contract
}

/** The length of the common prefix of two paths. */
function shared(one: string, other: string): number {
  const different = Array.from(one).findIndex((letter, index) => letter !== other[index])
  return different === -1 ? one.length : different
}

const bare = (field: string): string => field.replace('?', '')

function judgeFields(expected: ExpectedCall, { fields, at }: CallFact): readonly CallsProblem[] {
  const seen = { call: nameOf(expected), at, spec: expected.section }
  const known = expected.fields.map(bare)
  const has = (name: string) => fields.some((field) => field.name === name)
  // No required field is missing from the specification, or optional there.
  const required = fields.filter((field) => !field.isOptional && !expected.fields.includes(field.name))
  return [
    ...known
      .filter((field) => !has(field))
      .map((field) => ({ ...seen, code: 'call-field-missing' as const, field })),
    ...required.map(({ name }) => ({ ...seen, code: 'call-field-required' as const, field: name })),
    ...(expected.wrapped === undefined ? [] : known)
      .filter((field) => has(field) && !has(`${expected.wrapped}[${field}]`))
      .map((field) => ({ ...seen, code: 'call-field-unwrapped' as const, field })),
  ]
}

/** A fixed value is accepted; JSON, whose schema is complete, accepts no other. */
function judgeValues(
  expected: ExpectedCall,
  { fields, encoding, at }: CallFact,
  texts: readonly TextsFact[],
): readonly CallsProblem[] {
  const { section, path, method } = expected
  const declared: readonly TextsFact[] = fields.flatMap(({ name, values }) =>
    values ? [{ call: path, method, texts: { [name]: values }, at }] : [],
  )
  const open = fields.filter(({ values }) => !values).map(({ name }) => name)
  return Object.entries({ ...expected.values, ...fixedOf(expected) }).flatMap(([field, all]) => {
    const said = [...declared, ...texts]
      .filter((fact) => fact.call === path && fact.method === method)
      .flatMap((fact) => (fact.texts[field] ? [{ found: fact.texts[field], at: fact.at }] : []))
    const unsaid = said.length === 0 ? [{ found: [], at }] : []
    const lacking = said.filter(({ found }) => !all.every((value) => found.includes(value)))
    const free = encoding === 'json' && open.includes(field) ? [{ found: ['any text'], at }] : []
    return [...unsaid, ...lacking, ...free].map(({ found, at: place }) => ({
      code: 'call-values-differ' as const,
      call: nameOf(expected),
      field,
      expected: all.join(', '),
      found: found.join(', '),
      at: place,
      spec: section,
    }))
  })
}

const fixedOf = ({ fixed = {} }: ExpectedCall): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(fixed).map(([field, value]) => [field, [value]]))

function missingPaths({ calls }: ApiFacts, spec: ApiSpec): readonly CallsProblem[] {
  return spec.unknownCalls
    .filter(({ path }) => !calls.some((call) => call.path === path))
    .map(({ path, section }) => ({ code: 'call-missing', call: path, at: contract, spec: section }))
}

/** Calls that change state use the account's transport; reads are made in several places. */
function judgeSent(expected: ExpectedCall, { sent }: ApiFacts): readonly CallsProblem[] {
  const { path, section, isOneOfTwo } = expected
  const how = ({ method, encoding }: Pick<SentFact, 'method' | 'encoding'>) => `${method}, ${encoding}`
  const facts = sent.filter((fact) => fact.path === path && (!isOneOfTwo || fact.method === expected.method))
  if (facts.length === 0 && expected.method !== 'GET')
    return [{ code: 'call-unsent', call: nameOf(expected), at: transport, spec: section }]
  return facts
    .filter((fact) => !isSame(expected, fact))
    .map((fact) => ({
      code: 'sent-otherwise' as const,
      call: nameOf(expected),
      expected: how(expected),
      found: how(fact),
      at: fact.at,
      spec: section,
    }))
}

const transport: Place = { file: 'app/transport/account.ts', name: 'account' }

const isSame = (one: Pick<SentFact, 'method' | 'encoding'>, other: Pick<SentFact, 'method' | 'encoding'>) =>
  one.method === other.method && one.encoding === other.encoding

function judgeHeaders({ tokenHeaders }: ApiFacts, { calls }: ApiSpec): readonly CallsProblem[] {
  const named = calls.find(({ headers = [] }) => headers.length > 0)
  const [expected] = named?.headers ?? []
  if (named === undefined || expected === undefined) return []
  return tokenHeaders
    .filter(({ header }) => header !== expected)
    .map(({ header = 'none', at }) => ({
      code: 'token-header-differs',
      expected,
      found: header,
      at,
      spec: named.section,
    }))
}
