/** What the app sends, read in its transport. */
import type { SentFact, TextsFact } from '#cli/checks/api/check.ts'
import {
  argumentsOf,
  callsOf,
  elementsOf,
  keyOf,
  propertiesOf,
  readSource,
  textOf,
  textsIn,
} from '#cli/checks/syntaxParts.ts'
import { partOf, type SyntaxNode } from '#cli/syntax.ts'

const transport = 'app/transport/account.ts'

/** Makers of calls in app/transport/call.ts, and how they encode the body; `call` is given it by its name. */
const makers: Readonly<Record<string, string | undefined>> = {
  call: undefined,
  formCall: 'form',
  jsonCall: 'json',
}

/** Every call of the account's transport: `call('PUT /api/utente/profilo/', language, { form })`. */
export function gatherSent(): readonly SentFact[] {
  const source = readSource(transport)
  return Object.entries(makers).flatMap(([maker, known]) =>
    callsOf(source, maker).flatMap((call) => {
      const [endpoint, ...more] = argumentsOf(call)
      const [method, path] = textOf(endpoint)?.split(' ') ?? []
      // A call without a body is sent as an empty form.
      const encoding = known ?? (more.at(-1) && keysOf(more.at(-1)).includes('json') ? 'json' : 'form')
      return method === undefined || path === undefined
        ? []
        : [{ method, path, encoding, at: { file: transport, line: source.lineOf(call) } }]
    }),
  )
}

const keysOf = (object: SyntaxNode | undefined): readonly (string | undefined)[] =>
  object?.type === 'ObjectExpression' ? propertiesOf(object).map(keyOf) : []

/** The objects of fixed values in the transport, and the consents' own file. */
export function sentTexts(): readonly TextsFact[] {
  const source = readSource(transport)
  const objects = source.nodes.filter(({ type }) => type === 'ObjectExpression')
  const withKey = (key: string) =>
    objects.filter((object) => propertiesOf(object).some((property) => keyOf(property) === key))
  const fact = (call: string, method: string, object: SyntaxNode): TextsFact => ({
    call,
    method,
    texts: Object.fromEntries(Object.entries(textsIn(object)).map(([key, text]) => [key, [text]])),
    at: { file: transport, line: source.lineOf(object) },
  })
  const ofSignOn = withKey('action').map((object) =>
    // What One Tap posts carries a credential; the window's address does not.
    fact(
      '/singleSignOn.php',
      propertiesOf(object).some((one) => keyOf(one) === 'code') ? 'POST' : 'GET',
      object,
    ),
  )
  const ofMarketing = withKey('thirdParty').map((object) =>
    fact('/services/account/checkInThirdPartyService.php', 'POST', object),
  )
  return [...ofSignOn, ...ofMarketing, sentConsents(), sentBoxes()]
}

/** The two consents, as the forms send them. */
function sentConsents(): TextsFact {
  const file = 'app/shared/account/marketingFields.ts'
  const lists = readSource(file).nodes.filter(({ type }) => type === 'ArrayExpression')
  const marketing = lists.flatMap((list) => elementsOf(list).flatMap((one) => textOf(one) ?? []))
  return {
    call: '/api/utente/profilo/',
    method: 'PUT',
    texts: { marketing },
    at: { file, name: 'marketingFields' },
  }
}

/** The encoded values of a ticked and an unticked box of the sign-up: `isTicked ? '1' : '0'`. */
function sentBoxes(): TextsFact {
  const file = 'app/features/authentication/views/useSignupForm.ts'
  const choices = readSource(file).nodes.filter(({ type }) => type === 'ConditionalExpression')
  const sent = choices.flatMap((choice) =>
    [partOf(choice, 'consequent'), partOf(choice, 'alternate')].flatMap((one) => textOf(one) ?? []),
  )
  return {
    call: '/api-next/user/register/',
    method: 'POST',
    texts: { privacy: sent, communications: sent, newsletter: sent },
    at: { file, name: 'box' },
  }
}
