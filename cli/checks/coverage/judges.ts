import { checkCalls } from '#cli/checks/api/check.ts'
import { checkUser } from '#cli/checks/api/checkUser.ts'
import { gatherApi } from '#cli/checks/api/facts.ts'
import { apiSpec, userSpec } from '#cli/checks/api/run.ts'
import type { ApiSpec } from '#cli/checks/api/spec.ts'
import { gatherUser } from '#cli/checks/api/userFacts.ts'
import { checkConstants } from '#cli/checks/constants/check.ts'
import { gatherConstants } from '#cli/checks/constants/facts.ts'
import { constantsSpecOf, toldConstants } from '#cli/checks/constants/run.ts'
import { checkDefaults } from '#cli/checks/defaults/check.ts'
import { gatherDefaults } from '#cli/checks/defaults/facts.ts'
import { checkEntities } from '#cli/checks/entities/check.ts'
import { gatherEntities } from '#cli/checks/entities/facts.ts'
import { enumerationsOf, toldLists } from '#cli/checks/entities/run.ts'
import { checkErrors } from '#cli/checks/errors/check.ts'
import { gatherErrors } from '#cli/checks/errors/facts.ts'
import { checkFlags } from '#cli/checks/flags/check.ts'
import { gatherFlags } from '#cli/checks/flags/facts.ts'
import { checkRoutes } from '#cli/checks/routes/check.ts'
import { gatherRoutes } from '#cli/checks/routes/facts.ts'
import { routeSpec } from '#cli/checks/routes/run.ts'
import { checkSearch } from '#cli/checks/search/check.ts'
import { gatherSearch } from '#cli/checks/search/facts.ts'
import { searchSpecOf, toldOfSearch } from '#cli/checks/search/run.ts'
import { gatherCatalogues } from '#cli/checks/translations/facts.ts'
import { specifiedKeys } from '#cli/checks/translations/languages.ts'
import { translationsSpec } from '#cli/checks/translations/run.ts'
import { checkValidation } from '#cli/checks/validation/check.ts'
import { gatherValidation } from '#cli/checks/validation/facts.ts'
import { validationSpec } from '#cli/checks/validation/run.ts'
import { errorCatalogue, messageKeys, resetAnswer, transportErrors } from '#cli/spec/errors.ts'
import { flags, namedFlags } from '#cli/spec/flags.ts'
import { formPayloads, formReplies } from '#cli/spec/forms.ts'
import { defaults } from '#cli/spec/product.ts'

/** A check that runs, with a copy of its expected side that may be altered. */
export interface Judge {
  /** By the names under which cli/spec exports it. */
  readonly spec: object
  /** What the check finds, in one string. */
  readonly findings: () => string
}

function judge<Told extends object>(told: Told, check: (told: Told) => readonly unknown[]): Judge {
  const spec = structuredClone(told)
  return { spec, findings: () => JSON.stringify(check(spec)) }
}

const userTold = {
  userFields: userSpec.fields,
  userUrls: userSpec.urls,
  userCounters: userSpec.counters,
  passwordTypes: userSpec.passwordTypes,
}

const errorsTold = { errorCatalogue, transportErrors, resetAnswer }

interface Form {
  readonly call: string
  readonly fields: readonly string[]
}

/** The calls with the fields that section 3 gives their forms. */
function withForms(told: {
  readonly formPayloads: readonly Form[]
  readonly formReplies: readonly Form[]
}): ApiSpec {
  const calls = apiSpec.calls.map((call) => ({
    ...call,
    fields: told.formPayloads.find((form) => form.call === call.path)?.fields ?? call.fields,
    replies: told.formReplies.find((form) => form.call === call.path)?.fields ?? call.replies,
  }))
  return { ...apiSpec, calls: calls.filter(({ method }) => method !== 'GET') }
}

/** Every check that holds the code against entries of cli/spec; each gathers its facts once. */
export const gatherJudges = (): readonly Judge[] => [
  ...ofLists(),
  ...ofAddresses(),
  ...ofCalls(),
  ...ofForms(),
]

function ofLists(): readonly Judge[] {
  const [numbers, held, standing] = [gatherConstants(), gatherFlags(), gatherDefaults()]
  const entities = gatherEntities()
  return [
    judge(toldConstants, (told) => checkConstants(numbers, constantsSpecOf(told))),
    judge({ flags, namedFlags }, (told) => checkFlags(held, told)),
    judge({ defaults }, (told) => checkDefaults(standing, told.defaults)),
    judge(toldLists, (told) => checkEntities(entities, enumerationsOf(told))),
  ]
}

function ofAddresses(): readonly Judge[] {
  const [search, routes] = [gatherSearch(), gatherRoutes()]
  return [
    judge(toldOfSearch, (told) => checkSearch(search, searchSpecOf(told))),
    judge(routeSpec, (told) => checkRoutes(routes, told)),
  ]
}

function ofCalls(): readonly Judge[] {
  const [api, user] = [gatherApi(), gatherUser()]
  return [
    judge(apiSpec, (told) => checkCalls(api, told)),
    judge({ formPayloads, formReplies }, (told) => checkCalls(api, withForms(told))),
    judge(userTold, ({ userFields: fields, userUrls: urls, userCounters: counters, passwordTypes }) =>
      checkUser(user, { fields, urls, counters, passwordTypes }),
    ),
  ]
}

function ofForms(): readonly Judge[] {
  const [validation, failures, catalogues] = [gatherValidation(), gatherErrors(), gatherCatalogues()]
  return [
    judge(validationSpec, (told) => checkValidation(validation, told)),
    judge(errorsTold, ({ errorCatalogue: catalogue, transportErrors: transport, resetAnswer: reset }) =>
      checkErrors(failures, { catalogue, transport, reset }),
    ),
    judge({ messageKeys }, (told) =>
      specifiedKeys(catalogues, { ...translationsSpec, messageKeys: told.messageKeys.values }),
    ),
  ]
}
