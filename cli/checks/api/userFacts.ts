import { counterNames, noCounters } from '#domain/account/counters.ts'
import { FullUserInfo, User } from '#domain/account/User.ts'
import type { UserFacts } from '#cli/checks/api/checkUser.ts'
import { literalsOf, pathsOf, propertyOf } from '#cli/checks/api/schemas.ts'

const userFile = 'domain/account/User.ts'

/** The user and the counters that travel, out of their schemas. */
export function gatherUser(): UserFacts {
  const counters = pathsOf(FullUserInfo.ast)
    .filter((path) => path.startsWith('counters.'))
    .map((path) => path.slice('counters.'.length))
  const type = propertyOf(User.ast, 'typeOfPassword')
  return {
    fields: pathsOf(User.ast),
    fieldsAt: { file: userFile, name: 'User' },
    urlsAt: { file: userFile, name: 'userUrlNames' },
    counters,
    noCounters: Object.fromEntries(counterNames.map((name) => [name, noCounters[name]])),
    countersAt: { file: 'domain/account/counters.ts', name: 'counterNames' },
    passwordTypes: (type && literalsOf(type)) ?? [],
    passwordTypesAt: { file: 'domain/account/registerType.ts', name: 'registerTypes' },
  }
}
