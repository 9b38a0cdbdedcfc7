import { globSync } from 'node:fs'
import type { ApiFacts, CallFact } from '#cli/checks/api/check.ts'
import { type Endpoint, endpoints } from '#cli/checks/api/contract.ts'
import { callsAt } from '#cli/checks/api/endpointPlaces.ts'
import { gatherSent, sentTexts } from '#cli/checks/api/sentFacts.ts'
import { fieldsOf, literalsOf, pathsOf, propertyOf } from '#cli/checks/api/schemas.ts'
import { gatherSignIn } from '#cli/checks/api/signInFacts.ts'
import { handlerTexts, rawCalls, tokenHeaders } from '#cli/checks/api/serverFacts.ts'
import type { Place } from '#cli/checks/place.ts'
import { projectRoot } from '#cli/projectRoot.ts'

const contentTypes: Readonly<Record<string, string>> = {
  'application/x-www-form-urlencoded': 'form',
  'application/json': 'json',
}

/** What the contract, the routes beside it and the app's client say of the calls. */
export function gatherApi(): ApiFacts {
  const places = callsAt(globSync('domain/api/*.ts', { cwd: projectRoot }).toSorted())
  return {
    calls: [...endpoints().map((endpoint) => callOf(endpoint, places)), ...rawCalls()],
    sent: gatherSent(),
    texts: [...handlerTexts(), ...sentTexts()],
    tokenHeaders: tokenHeaders(),
    signIn: gatherSignIn(),
  }
}

/** A call of the contract, out of its schemas. */
function callOf(endpoint: Endpoint, places: ReadonlyMap<string, Place>): CallFact {
  const { method, path, contentType: type, bodies, query, successes } = endpoint
  return {
    method,
    path,
    encoding: type === undefined ? 'none' : (contentTypes[type] ?? type),
    fields: [...bodies, ...query].flatMap(fieldsOf),
    replies: successes.flatMap(pathsOf),
    isGuarded: tagsOf(endpoint).includes('ForeignRequest'),
    at: places.get(`${method} ${path}`) ?? { file: 'domain/api/Api.ts', name: 'Api' },
  }
}

/** The errors that an endpoint declares, by their tags. */
const tagsOf = ({ errors }: Endpoint): readonly string[] =>
  errors.flatMap(({ tree }) => {
    const tag = propertyOf(tree, '_tag')
    return (tag && literalsOf(tag)) ?? []
  })
