/** The server's facts on calls outside their schemas, read from its sources. */
import { socialProviders } from '#domain/account/socialProviders.ts'
import type { ApiFacts, CallFact, TextsFact } from '#cli/checks/api/check.ts'
import {
  argumentsOf,
  callsOf,
  comparedWith,
  constantText,
  keyOf,
  propertiesOf,
  readSource,
  textOf,
  writtenText,
} from '#cli/checks/syntaxParts.ts'
import { partOf, type Source, wordOf } from '#cli/syntax.ts'

const social = 'server/features/accounts/social'
const singleSignOn = '/singleSignOn.php'

/** Routes beside the contract: `router.add('GET', path, …)` and, for the window of a sign-in, what its query is read for. */
export function rawCalls(): readonly CallFact[] {
  const routes = readSource(`${social}/http.ts`)
  const start = readSource(`${social}/startSignIn.ts`)
  return routes.nodes.flatMap((node) => {
    const callee = node.type === 'CallExpression' ? partOf(node, 'callee') : undefined
    if (!callee || wordOf(partOf(callee, 'property')) !== 'add') return []
    const [first, second] = argumentsOf(node)
    const [method, path] = [textOf(first), writtenText(routes, second)]
    if (method === undefined || path === undefined) return []
    const fields = queryOf(start).map((name) => ({ name, isOptional: true }))
    const at = { file: routes.file, line: routes.lineOf(callee) }
    return [{ method, path, encoding: 'query', fields, replies: [], isGuarded: false, at }]
  })
}

/** The parameters that are taken out of the query: `const { action, mode } = yield* …ParsedSearchParams`. */
function queryOf({ nodes }: Source): readonly string[] {
  return nodes
    .filter((node) => node.type === 'VariableDeclarator')
    .filter((node) => JSON.stringify(partOf(node, 'init') ?? {}).includes('"ParsedSearchParams"'))
    .flatMap((node) => {
      const pattern = partOf(node, 'id')
      return pattern?.type === 'ObjectPattern' ? propertiesOf(pattern).flatMap((one) => keyOf(one) ?? []) : []
    })
}

/** What One Tap sends beside the credential. */
const oneTapFields = ['action', 'mode', 'accountType', 'persistent', 'oneTap', 'v']

/** What handlers hold fields against, where the schema leaves them open. */
export const handlerTexts = (): readonly TextsFact[] => [
  compared('GET', `${social}/startSignIn.ts`, 'startSignIn', ['action', 'mode']),
  compared('POST', `${social}/oneTap.ts`, 'isOneTap', oneTapFields),
  provider('GET', `${social}/startSignIn.ts`),
  consents(),
]

function compared(method: string, file: string, name: string, fields: readonly string[]): TextsFact {
  const source = readSource(file)
  const texts = fields.map((field) => [field, comparedWith(source, field)] as const)
  return { call: singleSignOn, method, texts: Object.fromEntries(texts), at: { file, name } }
}

/** The identity providers are a list of the domain. */
function provider(method: string, file: string): TextsFact {
  const isHeld = callsOf(readSource(file), 'isSocialProvider').length > 0
  const at = isHeld ? { file: 'domain/account/socialProviders.ts', name: 'socialProviders' } : { file }
  return { call: singleSignOn, method, texts: { accountType: isHeld ? socialProviders : [] }, at }
}

/** The consents that the profile reads: `ticked.includes('comunicazioni')`. */
function consents(): TextsFact {
  const file = 'server/features/accounts/calls/profile.ts'
  const source = readSource(file)
  const read = source.nodes.flatMap((node) => {
    const callee = node.type === 'CallExpression' ? partOf(node, 'callee') : undefined
    if (!callee || wordOf(partOf(callee, 'object')) !== 'ticked') return []
    return argumentsOf(node).flatMap((argument) => textOf(argument) ?? [])
  })
  return {
    call: '/api/utente/profilo/',
    method: 'PUT',
    texts: { marketing: read },
    at: { file, name: 'consentsIn' },
  }
}

/** The header of the page's token: the name that the app writes, and the one that the server reads. */
export function tokenHeaders(): ApiFacts['tokenHeaders'] {
  const written = readSource('app/transport/csrfToken.ts')
  const read = readSource('server/identity/guardRequests.ts')
  const member = read.nodes.find(
    (node) => node.type === 'MemberExpression' && wordOf(partOf(node, 'object')) === 'headers',
  )
  const property = member && partOf(member, 'property')
  return [
    { header: constantText(written, 'csrfHeader'), at: { file: written.file, name: 'csrfHeader' } },
    {
      header: property && textOf(partOf(property, 'expression')),
      at: { file: read.file, ...(member ? { line: read.lineOf(member) } : { name: 'tokenIn' }) },
    },
  ]
}
