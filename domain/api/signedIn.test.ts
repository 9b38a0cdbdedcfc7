import { HttpApi, type HttpApiEndpoint, type HttpApiGroup } from 'effect/http-api'
import { expect, it } from 'vitest'
import { Api } from './Api.ts'
import { personOf, SignedIn } from './SignedIn.ts'

const all: { name: string; group: HttpApiGroup.Top; endpoint: HttpApiEndpoint.Top }[] = []
HttpApi.reflect(Api, {
  onGroup: () => undefined,
  onEndpoint: ({ group, endpoint }) =>
    void all.push({ name: `${group.identifier}.${endpoint.identifier}`, group, endpoint }),
})

/** The names of the errors that an endpoint declares itself. */
const declared = ({ error }: HttpApiEndpoint.Top) =>
  [...error].map(({ ast }) => ast.annotations?.['identifier'])

const namesOf = (is: (one: (typeof all)[number]) => boolean) => all.filter(is).map(({ name }) => name)

it('asks for a sign-in in the contract, but where another proof will do', () => {
  const itself = namesOf(
    ({ endpoint }) => declared(endpoint).includes('SignInRequired') && !endpoint.middlewares.has(SignedIn),
  )
  expect(itself).toEqual([
    'account.changePassword',
    'profile.change',
    'contact.message',
    'contact.visit',
    'contact.proposal',
    'contact.confirm',
    'messages.conversation',
    'messages.reply',
    'messages.read',
    'messages.report',
    'messages.answerVisit',
    'messages.answerProposal',
  ])
})

it('binds every reply for a signed-in account to it, and replies of its pages that strangers read too', () => {
  const ofAccounts = new Set(namesOf(({ group, endpoint }) => personOf(group, endpoint) === 'account'))
  const open = namesOf(({ name, endpoint }) => ofAccounts.has(name) && !endpoint.middlewares.has(SignedIn))
  expect(
    namesOf(({ endpoint }) => endpoint.middlewares.has(SignedIn)).filter((name) => !ofAccounts.has(name)),
  ).toEqual([])
  expect(open).toEqual([
    'profile.change',
    'saved.ids',
    'savedGroups.shared',
    'hidden.ids',
    'recent.recent',
    'messages.conversation',
    'messages.reply',
    'messages.read',
    'messages.report',
    'messages.answerVisit',
    'messages.answerProposal',
  ])
})

it('keeps replies about who asks out of every cache', () => {
  const groups = all.flatMap(({ group, endpoint }) =>
    personOf(group, endpoint) === 'visitor' ? [group.identifier] : [],
  )
  expect([...new Set(groups)]).toEqual(['account', 'contact'])
})
