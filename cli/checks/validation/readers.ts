/** The facts of app and server sources, which a check reads and does not import. */
import { constants } from '#domain/constants.ts'
import type { HolderFact, ValidationFacts } from '#cli/checks/validation/check.ts'
import { argumentsOf, callsOf, elementsOf, readSource } from '#cli/checks/syntaxParts.ts'
import { partOf, type SyntaxNode, wordOf } from '#cli/syntax.ts'

const views = 'app/features/authentication/views'
const calls = 'server/features/accounts/calls'

interface Holder {
  readonly side: 'browser' | 'server'
  readonly file: string
  /** Called with the form's name. */
  readonly by: 'validatorsFor' | 'readFields'
}

/** Where each form of the specification is validated. */
const holders: Readonly<Record<string, readonly Holder[]>> = {
  login: [
    { side: 'browser', file: `${views}/LoginView.tsx`, by: 'validatorsFor' },
    { side: 'server', file: `${calls}/login.ts`, by: 'readFields' },
  ],
  'sign-up': [
    { side: 'browser', file: `${views}/useSignupForm.ts`, by: 'validatorsFor' },
    { side: 'server', file: `${calls}/register.ts`, by: 'readFields' },
  ],
  recovery: [
    { side: 'browser', file: `${views}/PasswordRecoveryView.tsx`, by: 'validatorsFor' },
    { side: 'server', file: `${calls}/recovery.ts`, by: 'readFields' },
  ],
  reset: [
    { side: 'browser', file: `${views}/useResetForm.ts`, by: 'validatorsFor' },
    { side: 'server', file: `${calls}/changePassword.ts`, by: 'readFields' },
  ],
}

/** The code's name of a form → the specification's. */
const toldNames: Readonly<Record<string, string>> = { signup: 'sign-up' }

export const readHolders = (): readonly HolderFact[] =>
  Object.entries(holders).flatMap(([form, all]) =>
    all.map(({ side, file, by }) => {
      const source = readSource(file)
      const call = callsOf(source, by)[0]
      const name = call && literalIn(argumentsOf(call))
      const at = call ? { file, line: source.lineOf(call) } : { file }
      return { form, side, holds: name === undefined ? undefined : (toldNames[name] ?? name), at }
    }),
  )

/** The fields that a view checks as soon as they are left. */
export function readBlurred(): ValidationFacts['checkedOnBlur'] {
  const file = `${views}/LoginView.tsx`
  const source = readSource(file)
  const option = source.nodes.find(
    (node) => node.type === 'KeyValueProperty' && wordOf(partOf(node, 'key')) === 'checkedOnLeave',
  )
  const list = option && partOf(option, 'value')
  const key = option && partOf(option, 'key')
  const fields = list?.type === 'ArrayExpression' ? elementsOf(list).flatMap((one) => wordOf(one) ?? []) : []
  const at = { file, ...(key ? { line: source.lineOf(key) } : { name: 'useLoginForm' }) }
  return [{ form: 'login', fields, at }]
}

type Comparison = (characters: number, bound: number) => boolean

const comparisons: Readonly<Record<string, Comparison>> = {
  '>': (characters, bound) => characters > bound,
  '>=': (characters, bound) => characters >= bound,
  '<': (characters, bound) => characters < bound,
  '<=': (characters, bound) => characters <= bound,
}

/** The condition of the hint: the comparison with the constant, as the app writes it. */
export function readHint(): ValidationFacts['hint'] {
  const file = 'app/shared/account/useEmailHint.ts'
  const source = readSource(file)
  const comparison = source.nodes.find((node) => {
    const right = partOf(node, 'right')
    return node.type === 'BinaryExpression' && right && endOf(right) === 'emailHintAfterAt'
  })
  const compare = comparison && comparisons[String(comparison['operator'])]
  const bound = constants.account.emailHintAfterAt
  return {
    isAsked: compare && ((characters) => compare(characters, bound)),
    at: { file, ...(comparison ? { line: source.lineOf(comparison) } : { name: 'isHintable' }) },
  }
}

/** The last name of `constants.account.emailHintAfterAt`. */
const endOf = (node: SyntaxNode): string | undefined =>
  node.type === 'MemberExpression' ? wordOf(partOf(node, 'property')) : undefined

/** The first text among arguments. */
const literalIn = (nodes: readonly SyntaxNode[]): string | undefined =>
  wordOf(nodes.find(({ type }) => type === 'StringLiteral'))
