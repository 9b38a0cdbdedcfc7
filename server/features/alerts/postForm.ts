/** Forms of saved searches from browsers without script: the same calls as those of the contract. */
import { Effect, Layer, Schema } from 'effect'
import { HttpRouter } from 'effect/http'
import { type SearchAct, searchFormPath } from '#domain/alerts/forms.ts'
import { SearchChange } from '#domain/api/alerts/SavedSearches.ts'
import { routePath } from '#domain/routes.ts'
import { answerActForm, type FormActs } from '#server/http/forms/actForm.ts'
import { idIn } from '#server/http/forms/formFields.ts'
import { requireSession } from '#server/identity/requestVisitor.ts'
import type { Sessions } from '#server/identity/Sessions.ts'
import type { Configuration } from '#server/platform/Configuration.ts'
import type { RateLimits } from '#server/platform/RateLimits.ts'
import { change, remove } from './http.ts'
import type { SavedSearches } from './SavedSearches.ts'

type Needs = Configuration | Sessions | RateLimits | SavedSearches

const readChange = Schema.decodeUnknownOption(SearchChange)

const searchIn = (form: URLSearchParams): { readonly id: number } | undefined => {
  const id = idIn(form, 'id')
  return id === undefined ? undefined : { id }
}

const numberIn = (form: URLSearchParams, name: string): number | undefined => {
  const text = form.get(name) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Changes a search from the version that the page showed; undefined where the fields are no change. */
function changing(form: URLSearchParams, fields: Readonly<Record<string, unknown>>) {
  const params = searchIn(form)
  const read = readChange({ ...fields, version: numberIn(form, 'version') })
  return params && read._tag === 'Some' ? change({ params, payload: read.value }) : undefined
}

/** Quiet hours; none where the day has no beginning of them, or an end that is the beginning. */
function quietIn(form: URLSearchParams) {
  const [from, to] = [numberIn(form, 'from'), numberIn(form, 'to')]
  return from === undefined || to === undefined || from === to ? null : { from, to }
}

/** What each form does; undefined where its fields are no such request. */
const acts: FormActs<SearchAct, Needs> = {
  frequency: (form) => changing(form, { frequency: form.get('frequency') }),
  settings: (form) =>
    changing(form, {
      name: form.get('name') ?? '',
      channels: form.getAll('channels'),
      quiet: quietIn(form),
      leastCut: numberIn(form, 'leastCut'),
    }),
  pause: (form) => changing(form, { pausedDays: numberIn(form, 'days') }),
  remove: (form) => {
    const params = searchIn(form)
    return params && remove({ params })
  },
}

const answer = answerActForm({ acts, session: requireSession, page: routePath('savedSearches') })

/** `POST /api-next/saved-searches/act/` */
export const SearchForms = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    yield* router.add('POST', searchFormPath, Effect.provideContext(answer, context))
  }),
)
