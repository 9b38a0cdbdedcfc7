/** Forms of saved homes from browsers without script: the same calls as those of the contract. */
import { Effect, Layer } from 'effect'
import { HttpRouter } from 'effect/http'
import { SqlClient } from 'effect/sql'
import { routePath } from '#domain/routes.ts'
import { type SavedAct, savedFormPath } from '#domain/saved/forms.ts'
import { savedLimits } from '#domain/saved/limits.ts'
import { stages } from '#domain/saved/stages.ts'
import { votes } from '#domain/saved/votes.ts'
import { cleanLine, cleanText } from '#domain/forms/cleanText.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { Notifications } from '#server/content/notifications/Notifications.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { answerActForm, type FormActs } from '#server/http/forms/actForm.ts'
import { idIn, textWithin } from '#server/http/forms/formFields.ts'
import { requireSession } from '#server/identity/requestVisitor.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { create, drop, move } from '../groups/calls.ts'
import { changeNote, dropNote, note, vote } from '../groups/notes.ts'
import { show } from '../hidden/hidden.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A value that is there and valid; undefined else. */
const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text)

/** The home that a form is about. */
function itemIn(form: URLSearchParams) {
  const [id, item] = [form.get('group') ?? '', idIn(form, 'listing')]
  return uuid.test(id) && item !== undefined ? { id, item } : undefined
}

/** The note that a form is about. */
function noteIn(form: URLSearchParams) {
  const [params, note] = [itemIn(form), form.get('note') ?? '']
  return params && uuid.test(note) ? { ...params, note } : undefined
}

/** What each form does; undefined where its fields are no such request. */
const acts: FormActs<SavedAct, Needs> = {
  create: (form: URLSearchParams) => {
    const name = textWithin(cleanLine(form.get('name') ?? ''), savedLimits.nameLength)
    return name === undefined ? undefined : create({ payload: { name } })
  },
  move: (form: URLSearchParams) => {
    const [params, stage] = [itemIn(form), oneOf(stages, form.get('stage') ?? '')]
    const version = Number(form.get('version'))
    return params && stage ? move({ params, payload: { stage, version } }) : undefined
  },
  drop: (form: URLSearchParams) => {
    const params = itemIn(form)
    return params && drop({ params })
  },
  note: (form: URLSearchParams) => {
    const [params, text] = [
      itemIn(form),
      textWithin(cleanText(form.get('text') ?? ''), savedLimits.noteLength),
    ]
    return params && text !== undefined
      ? note({ params, payload: { text, isShared: form.get('isShared') === '1' } })
      : undefined
  },
  changeNote: (form: URLSearchParams) => {
    const [params, text] = [
      noteIn(form),
      textWithin(cleanText(form.get('text') ?? ''), savedLimits.noteLength),
    ]
    const version = Number(form.get('version'))
    return params && text !== undefined ? changeNote({ params, payload: { text, version } }) : undefined
  },
  dropNote: (form: URLSearchParams) => {
    const params = noteIn(form)
    return params && dropNote({ params })
  },
  vote: (form: URLSearchParams) => {
    const [params, value] = [itemIn(form), oneOf(votes, form.get('vote') ?? '')]
    return params && value ? vote({ params, payload: { vote: value } }) : undefined
  },
  show: (form: URLSearchParams) => {
    const listingId = idIn(form, 'listing')
    return listingId === undefined ? undefined : show({ query: { listingId } })
  },
}

const answer = answerActForm({ acts, session: requireSession, page: routePath('savedAds') })

type Needs =
  | SqlClient.SqlClient
  | Configuration
  | Sessions
  | RateLimits
  | Notifications
  | Listings
  | SearchIndex

/** `POST /api-next/saved/act/` */
export const SavedForms = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    yield* router.add('POST', savedFormPath, Effect.provideContext(answer, context))
  }),
)
