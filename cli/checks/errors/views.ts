/** What views and the shell make of answers, read in their sources. */
import type { ErrorsFacts } from '#cli/checks/errors/check.ts'
import { callsOf, keyOf, readSource, textOf } from '#cli/checks/syntaxParts.ts'
import { partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'

/** The error that cancels a navigation, and whether navigation throws it. */
export function readGuard(): ErrorsFacts['guard'] {
  const file = 'app/shell/guard.ts'
  const name = readSource(file).nodes.find((node) => node.type === 'ClassProperty' && keyOf(node) === 'name')
  const navigation = readSource('app/shell/Navigation.tsx')
  return {
    name: name && textOf(partOf(name, 'value')),
    at: { file, name: 'MissingWhitelistParams' },
    isRaised: {
      isDone: callsOf(navigation, 'guardNavigation').length > 0,
      at: { file: navigation.file, name: 'useClientNavigation' },
    },
  }
}

const resetForm = 'app/features/authentication/views/useResetForm.ts'

/** The number that `error` of the reply is compared with, in the dialog and the profile. */
export function readResetSuccess(): ErrorsFacts['resetSuccess'] {
  return [readSource('app/shared/account/passwordRefusal.ts')].map((source) => {
    const comparison = source.nodes.find(
      (node) => node.type === 'BinaryExpression' && wordOf(partOf(node, 'left')) === 'error',
    )
    const at = comparison ? { file: source.file, line: source.lineOf(comparison) } : { file: source.file }
    return { value: comparison && numberOf(source, partOf(comparison, 'right')), at }
  })
}

/** A number, written out or kept under a name. */
function numberOf(source: Source, node: SyntaxNode | undefined): number | undefined {
  if (node?.type === 'NumericLiteral') return Number(node['value'])
  const declared = source.nodes.find(
    (other) => other.type === 'VariableDeclarator' && wordOf(partOf(other, 'id')) === wordOf(node),
  )
  return declared && numberOf(source, partOf(declared, 'init'))
}

/** The field that takes the form away when it is false: `!reply['show.form']`. */
export function readFormShownBy(): ErrorsFacts['formShownBy'] {
  const source = readSource(resetForm)
  const members = source.nodes
    .filter((node) => node['operator'] === '!')
    .flatMap((node) => partOf(node, 'argument') ?? [])
  const fields = members.flatMap((member) => {
    const property = member.type === 'MemberExpression' ? partOf(member, 'property') : undefined
    return textOf(property && partOf(property, 'expression')) ?? []
  })
  return { field: fields[0], at: { file: resetForm, name: 'judge' } }
}
