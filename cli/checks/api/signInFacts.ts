import { mailboxes } from '#domain/account/mailboxes.ts'
import { signInMethods, socialProviders } from '#domain/account/socialProviders.ts'
import type { SignInFacts } from '#cli/checks/api/checkSignIn.ts'
import { constantText, keyOf, readSource, textOf } from '#cli/checks/syntaxParts.ts'
import { partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'

const providersFile = 'domain/account/socialProviders.ts'
const eventsFile = 'app/shared/events/AppEvents.ts'
const dialogFile = 'app/shared/account/authRequest.ts'
const countriesFile = 'app/shared/account/phoneCountries.ts'

/** The ways to sign in of the domain, and the events of the app's bus as its types declare them. */
export function gatherSignIn(): SignInFacts {
  return {
    providers: socialProviders,
    providersAt: { file: providersFile, name: 'socialProviders' },
    labels: signInMethods,
    labelsAt: { file: providersFile, name: 'signInMethods' },
    events: readEvents(readSource(eventsFile)),
    eventsAt: { file: eventsFile, name: 'AppEvents' },
    options: readOptions(readSource(dialogFile)),
    optionsAt: { file: dialogFile, name: 'AuthOptions' },
    mailboxes: mailboxes.map(({ name }) => name),
    mailboxesAt: { file: 'domain/account/mailboxes.ts', name: 'mailboxes' },
    firstCountry: countryName(constantText(readSource(countriesFile), 'firstCountry')),
    firstCountryAt: { file: countriesFile, name: 'firstCountry' },
  }
}

/** The specification's word for an option of the dialog → the code's. */
const optionNames: Readonly<Record<string, string>> = {
  'content type': 'content',
  'access type': 'access',
  'alert message': 'alert',
  'side panel of advantages': 'advantages',
  'extra tracking data': 'tracking',
  'button text': 'buttonText',
  agencySignUp: 'agencySignUp',
  'initial email': 'email',
  'locked initial email': 'isEmailLocked',
}

function readOptions(source: Source): ReadonlySet<string> {
  const taken = signaturesIn(interfacesOf(source).get('AuthOptions')).map(nameOf)
  return new Set(Object.keys(optionNames).filter((told) => taken.includes(optionNames[told])))
}

/** `IT` → Italy, as the specification writes it. */
const countryName = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : new Intl.DisplayNames('en', { type: 'region' }).of(code)

function readEvents(source: Source): SignInFacts['events'] {
  const declared = interfacesOf(source)
  const events = signaturesIn(declared.get('AppEvents'))
  return new Map(
    events.flatMap((event) => {
      const name = nameOf(event)
      if (name === undefined) return []
      const key = partOf(event, 'key') ?? event
      const at = { file: source.file, line: source.lineOf(key) }
      return [[name, { fields: fieldsOf(partOf(event, 'typeAnnotation'), declared), at }] as const]
    }),
  )
}

/** The fields of an event's type: those written in place, and those of the interfaces it names. */
function fieldsOf(
  type: SyntaxNode | undefined,
  declared: ReadonlyMap<string, SyntaxNode>,
): readonly string[] {
  const named = within(type, 'TsTypeReference').flatMap(
    (reference) => declared.get(wordOf(partOf(reference, 'typeName')) ?? '') ?? [],
  )
  return [type, ...named].flatMap((part) => signaturesIn(part).flatMap((one) => nameOf(one) ?? []))
}

const nameOf = (signature: SyntaxNode): string | undefined =>
  textOf(partOf(signature, 'key')) ?? keyOf(signature)

const interfacesOf = ({ nodes }: Source): ReadonlyMap<string, SyntaxNode> =>
  new Map(
    nodes
      .filter(({ type }) => type === 'TsInterfaceDeclaration')
      .flatMap((node) => {
        const name = wordOf(partOf(node, 'id'))
        return name === undefined ? [] : [[name, node] as const]
      }),
  )

const signaturesIn = (node: SyntaxNode | undefined): readonly SyntaxNode[] =>
  within(node, 'TsPropertySignature')

/** The outermost nodes of a kind inside another. */
function within(value: unknown, type: string): readonly SyntaxNode[] {
  if (typeof value !== 'object' || value === null) return []
  if (isNode(value) && value.type === type) return [value]
  return Object.values(value).flatMap((part) => within(part, type))
}

const isNode = (value: object): value is SyntaxNode => 'type' in value && typeof value.type === 'string'
