import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { askedFacts } from '../../publishing/questionFacts.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { KeyReused, NotYours } from '../contact/contactErrors.ts'
import { ListingNotFound, ListingWithdrawn } from '../errors.ts'
import { SignedIn } from '../SignedIn.ts'
import { LanguageParameter } from '../language.ts'
import { ListingId } from '../listingId.ts'
import { Line } from '../text.ts'
import { ListingInvalid, ListingStatusRefused, PlanFull } from './listingErrors.ts'

const Fact = Schema.Literals(askedFacts)
const one = { params: { id: ListingId }, query: LanguageParameter } as const

/** Facts that visitors miss in an ad. */
export class QuestionsApi extends HttpApiGroup.make('questions')
  .add(
    HttpApiEndpoint.post('ask', '/api-next/listings/:id/questions/', {
      ...one,
      payload: Schema.Struct({ facts: Schema.Array(Fact).check(Schema.isMaxLength(askedFacts.length)) }),
      /** Those that the ad states already are left out. */
      success: Schema.Struct({ asked: Schema.Array(Fact) }),
      error: [TooManyRequests, ListingNotFound, ListingWithdrawn],
    }).annotate(OpenApi.Description, 'Asks for facts that an ad does not state. Each visitor counts once.'),
  )
  .middleware(SignedIn)
  .add(
    HttpApiEndpoint.get('answers', '/api-next/listings/:id/answers/', {
      ...one,
      /** Facts that the advertiser stated because visitors asked, with the day, ISO 8601. */
      success: Schema.Struct({ answers: Schema.Array(Schema.Struct({ fact: Fact, at: Schema.String })) }),
      error: [ListingNotFound, ListingWithdrawn],
    }),
  ) {}

/** What visitors ask about one's own ad. */
export const askedEndpoint = HttpApiEndpoint.get('asked', '/api-next/listings/:id/asked/', {
  ...one,
  success: Schema.Struct({
    /** Asked by most people first. */
    questions: Schema.Array(Schema.Struct({ fact: Fact, people: Schema.Int })),
  }),
  error: [NotYours, TooManyRequests],
})

export const answerEndpoint = HttpApiEndpoint.post('answer', '/api-next/listings/:id/answer/', {
  ...one,
  payload: Schema.Struct({
    fact: Fact,
    /** As it is typed in a draft: `"net"`, `"yes"`, `"1974"`. */
    value: Line.check(Schema.isMinLength(1), Schema.isMaxLength(60)),
  }),
  success: Schema.Struct({ id: Schema.Int, version: Schema.Int }),
  error: [NotYours, TooManyRequests, ListingInvalid, ListingStatusRefused, PlanFull, KeyReused],
}).annotate(OpenApi.Description, 'Answers a question once, for everybody: the answer is what the ad states.')
